import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  base: "/static/",
  publicDir: false,
  build: {
    manifest: "manifest.json",
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy allows no fonts in data: addresses
    modulePreload: { polyfill: false },
    rolldownOptions: { input: "islands/main.ts" },
  },
  test: { include: ["islands/**/*.test.ts", "boards/**/*.test.ts"] },
});
