// Drums: tickets, drawings and who is drawn.

import { sure } from '#result';
import { emptiedAt, parseMoment } from '#rules';
import type { EventOf } from '../../events.ts';
import { knownFund } from '../../funds/funds.ts';
import { refuse } from '../../kit/ask.ts';
import { type Asking, telling } from '../../kit/asking.ts';
import { command } from '../../kit/command.ts';
import { joined } from '../../kit/joined.ts';
import { mechanism } from '../../kit/mechanism.ts';
import { twoPeople } from '../../kit/power.ts';
import { ANNOUNCE_COMMANDS } from './announce.ts';
import { DRAW_COMMANDS } from './draw.ts';
import { hasOpenDrawing } from './drum.ts';
import { EVOLVE } from './evolve.ts';
import {
  confirmedTickets,
  ISSUE_TICKETS,
  TICKETS_COMMANDS,
  ticketsBack,
  ticketsEarned,
} from './tickets.ts';
import { DRUM_TOPICS, DRUM_VIEWS } from './views.ts';
import { checkNotDrawn, checkNotPlayed, strikeWinner } from './voided.ts';
import { forfeits, WINNERS_COMMANDS } from './winners.ts';

/** Drums whose days are over, but for those that a drawing has at the moment. */
function emptied({ house, at, rulebook }: Asking): readonly EventOf<'drum-emptied'>[] {
  const { drums, drawings } = house.drums;
  const busy = new Set(
    [...drawings.values()]
      .filter(({ status }) => status !== 'announced' && status !== 'ended')
      .map(({ offering }) => offering),
  );
  return [...drums].flatMap(
    ([offering, { begunAt, lastSerial, emptiedTo }]): readonly EventOf<'drum-emptied'>[] => {
      const posted = knownFund(house, offering, rulebook).offering;
      const { drum } = posted.activity;
      if (drum?.emptied === undefined || lastSerial === emptiedTo || busy.has(offering)) return [];
      const begun = sure(parseMoment(begunAt, 'at'));
      const due = emptiedAt(drum, posted, begun);
      if (due === undefined || at.instant < due) return [];
      const because = drum.emptied.clause;
      return [{ type: 'drum-emptied', offering, upTo: lastSerial, because }];
    },
  );
}

export const DRUMS = mechanism({
  area: 'drawings',
  views: DRUM_VIEWS,
  topics: DRUM_TOPICS,
  commands: joined([TICKETS_COMMANDS, ANNOUNCE_COMMANDS, DRAW_COMMANDS, WINNERS_COMMANDS]),
  actions: {
    'issue-tickets': command({
      does: 'Issues drum tickets by hand where the sheet requires two people.',
      may: ['desk', 'floor', 'manager'],
      power: twoPeople('accounting', 'compliance'),
      fields: ISSUE_TICKETS,
      brings: ['tickets-issued'],
      sample: { offering: 'none', count: 1, reason: 'for the test' },
      decide: confirmedTickets,
    }),
  },
  evolve: EVOLVE,
  /** An ID that did not come, a container that is emptied. */
  due: telling(['winner-forfeited', 'drum-emptied'], (asking) => [
    ...forfeits(asking),
    ...emptied(asking),
  ]),
  onAward: telling(['tickets-issued'], (house, { fund, awarded }) =>
    ticketsEarned(house, fund, awarded),
  ),
  checkVoid(house, award) {
    checkNotPlayed(house, award);
    checkNotDrawn(house, award);
  },
  onVoid: telling(['tickets-voided'], ({ house }, { offering, award, reason }) =>
    ticketsBack(house, offering, award, reason),
  ),
  hears: { 'award-voided': (house, { call }) => strikeWinner(house, call) },
  checkIdle(house, offering) {
    if (hasOpenDrawing(house, offering)) refuse('drawing-not-over', offering);
  },
});
