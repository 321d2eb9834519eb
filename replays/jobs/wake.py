"""Wake the workers: a message that says no more than that there is work."""

import logging

log = logging.getLogger(__name__)


def wake() -> None:
    """Tell the workers to look for due jobs; without a broker the sweeper finds them a little later."""
    from replays.tasks import run_jobs

    try:
        run_jobs.apply_async(retry=False, ignore_result=True)
    except Exception:
        log.warning("The broker is out of reach; the sweeper will find what is due.", exc_info=True)
