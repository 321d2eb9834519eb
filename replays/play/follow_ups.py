"""What follows from an event: the jobs that are written with it."""

from uuid import UUID

from games.kit.digest import canonical
from replays.course import SECOND, Course
from replays.store.log import JobRequest

PATIENCE = 60 * SECOND
"""Who answers within this time was there already, and gets no mail."""


def follow_ups(match: UUID, course: Course, to_move: int | None, before: int | None) -> list[JobRequest]:
    """List the jobs that a step asks for: a bot's turn, a notice to whoever is next, a look at the clock.

    At the end it is what the match was opened to lead to, if anything: the kind of job that its context names.
    """
    step, at = course.head.seq, course.head.at
    data = canonical({"match": str(match), "step": step})
    if course.status != "running":
        then = course.opened.context.get("then")
        return [JobRequest(then, f"{then}:{match}", data)] if then else []
    if to_move is None:
        return []
    if to_move in course.bots:
        return [JobRequest("bot-turn", f"bot-turn:{match}:{step}", data)]
    if to_move == before:
        return []
    jobs = [JobRequest("your-turn", f"your-turn:{match}:{step}", data, at + PATIENCE)]
    flag = course.flag_at(to_move)
    if flag is not None:
        jobs.append(JobRequest("clock-flag", f"clock-flag:{match}:{step}", data, flag + 1))
    return jobs
