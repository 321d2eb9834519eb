"""Why something cannot be done: a stable code, the facts of the case, and the sentence for people."""

from games.kit.errors import GameError

SENTENCES = {
    "unknown-tournament": "There is no such tournament.",
    "unknown-league": "There is no such league.",
    "unknown-season": "There is no such season.",
    "unknown-round": "There is no round {round} yet.",
    "unknown-table": "There is no table {table} in round {round}.",
    "unknown-entrant": "There is no entrant {entrant}.",
    "unknown-player": "There is no player “{player}”.",
    "unknown-bot": "There is no bot “{bot}”.",
    "not-your-bot": "This is not a bot of yours.",
    "program-needed": "Programs of the house play here: choose one for your bot.",
    "unknown-publication": "No standings were published with this event.",
    "unknown-penalty": "There is no such penalty.",
    "season-running": "The last season has not ended yet.",
    "season-drawn": "The divisions have been drawn: nobody can come or go any more.",
    "busy": "Too many people are deciding at once. Nothing was lost: try again.",
    "over": "The tournament has ended.",
    "not-over": "The tournament has not ended yet.",
    "archived": "The tournament is in the archive: nothing more can be done to it.",
    "already-entered": "This player takes part already.",
    "not-invited": "Entry is by invitation.",
    "no-invitation": "There is no open invitation.",
    "too-late": "New entrants could join until round {round}.",
    "field-fixed": "This form of tournament has begun with a fixed field; a substitute can take somebody's seats.",
    "not-waiting": "This entrant does not wait for a place.",
    "not-present": "This entrant is not there any more.",
    "not-paused": "This entrant is not paused.",
    "is-paused": "This entrant is paused already.",
    "cannot-meet-himself": "Two different entrants are needed.",
    "past-round": "Round {round} has been paired already.",
    "round-running": "Round {round} is not closed yet.",
    "round-closed": "Round {round} is closed already.",
    "results-missing": "Results are still missing at: {tables}.",
    "no-more-rounds": "All {rounds} rounds have been paired.",
    "too-few-entrants": "{count} entrants are too few for this form of tournament.",
    "result-known": "This table has a result already; it can be corrected.",
    "no-result": "This table has no result yet.",
    "no-proposal": "Nobody has told a result of this table that could be confirmed.",
    "same-person": "Somebody else has to confirm a result.",
    "wrong-entrants": "A result needs exactly one line for each entrant of the table.",
    "wrong-places": "These places cannot be: shared places are followed by a gap.",
    "wrong-order": "Who scores more cannot come behind: check places and scores.",
    "absent-first": "Whoever did not come is ranked behind all who did.",
    "same-seats": "This is the order in which they sat already.",
    "same-result": "This is the result already.",
    "bad-points": "“{points}” are no points: write 3, 2.5 or 10/3.",
    "penalty-size": "A penalty takes away more than nothing.",
    "reason-needed": "Please give a reason: it is shown with the change.",
    "last-owner": "A tournament needs an owner.",
    "has-role": "This player has this role already.",
    "no-role": "This player does not have this role.",
    "bad-settings": "{what}",
    "fixed-setting": "“{what}” can no longer be changed: the first round has been paired.",
    "not-by-hand": "This table is played on the site; its result comes from the match.",
    "unknown-scope": "Choose what to be told of: {known}.",
    "bad-address": "This is no address of the web.",
    "too-many-webhooks": "A tournament tells at most {most} addresses.",
    "unknown-webhook": "There is no such webhook.",
    "bad-request": "This was not understood: {what}",
    "no-permission": "You may not do this.",
}


class Refused(GameError):
    """Something the rules of the competition, or the moment, do not allow."""

    @property
    def words(self) -> str:
        """Say why."""
        return SENTENCES[self.code].format(**self.facts)
