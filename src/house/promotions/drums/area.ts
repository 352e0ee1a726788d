// Drums: tickets, drawings and who is drawn.
import { known } from '#result';
import { emptiedAt, type Moment, parseMoment } from '#rules';
import type { Event } from '../../events.ts';
import { knownFund } from '../../funds/funds.ts';
import type { Area } from '../../kit/ask.ts';
import type { Rulebook } from '../../offerings/rulebook.ts';
import type { House } from '../../state.ts';
import { announceDrawing, closeDrum } from './announce.ts';
import { confirmDraw, disputeDraw, drawTicket, markAbsent, recordDraw } from './draw.ts';
import { EVOLVE } from './evolve.ts';
import { handOutTickets, issueTickets, voidTicket } from './tickets.ts';
import {
  bringIdentity,
  claimDrawn,
  confirmWinner,
  endDrawing,
  forfeits,
  turnDown,
} from './winners.ts';

/** Drums whose days are over, but for those that a drawing has at the moment. */
function emptied(house: House, at: Moment, rulebook: Rulebook): readonly Event[] {
  const { drums, drawings } = house.drums;
  const busy = new Set(
    [...drawings.values()]
      .filter(({ status }) => status !== 'announced' && status !== 'ended')
      .map(({ offering }) => offering),
  );
  return [...drums].flatMap(([offering, { begunAt, lastSerial, emptiedTo }]): readonly Event[] => {
    const posted = knownFund(house, offering, rulebook).offering;
    const { drum } = posted.activity;
    if (drum?.emptied === undefined || lastSerial === emptiedTo || busy.has(offering)) return [];
    const begun = known(parseMoment(begunAt, 'at'));
    const due = emptiedAt(drum, posted, begun);
    if (due === undefined || at.instant < due) return [];
    const because = drum.emptied.clause;
    return [{ type: 'drum-emptied', offering, upTo: lastSerial, because }];
  });
}

/** What time brings to drums: an ID that did not come, a container that is emptied. */
export const drumsDue = (house: House, at: Moment, rulebook: Rulebook): readonly Event[] => [
  ...forfeits(house, at),
  ...emptied(house, at, rulebook),
];

export const DRUMS: Area = {
  decide: {
    'issue-tickets': issueTickets,
    'hand-out-tickets': handOutTickets,
    'void-ticket': voidTicket,
    'announce-drawing': announceDrawing,
    'close-drum': closeDrum,
    'draw-ticket': drawTicket,
    'record-draw': recordDraw,
    'confirm-draw': confirmDraw,
    'dispute-draw': disputeDraw,
    'claim-drawn': claimDrawn,
    'mark-absent': markAbsent,
    'bring-identity': bringIdentity,
    'confirm-winner': confirmWinner,
    'turn-down-claim': turnDown,
    'end-drawing': endDrawing,
  },
  evolve: EVOLVE,
};
