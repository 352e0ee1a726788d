// The holder of a drawn ticket comes forward: the stub, the ID and the name are checked, a second
// person signs, and the prize is awarded.

import { z } from 'zod';
import { sum } from '#money';
import { given } from '#result';
import {
  type DrawingRule,
  type Moment,
  type PostedActivity,
  postedAmount,
  at as postedAt,
} from '#rules';
import { type PrizeToAward, prizesWon } from '../../awards/prizes.ts';
import type { EventOf } from '../../events.ts';
import { fundOf, knownFund } from '../../funds/funds.ts';
import { checkNotOwn, checkPatron, offeredNamed, refuse } from '../../kit/ask.ts';
import type { Ask, Asking } from '../../kit/asking.ts';
import type { Asked } from '../../kit/command.ts';
import { command } from '../../kit/command.ts';
import { PAIR, STEP_UP, twoHumans } from '../../kit/power.ts';
import { isSameHuman } from '../../powers/humans.ts';
import type { House } from '../../state.ts';
import { instantOf } from '../../words/days.ts';
import { SIGNERS } from '../../words/roles.ts';
import { name, secret, words } from '../../words/scalars.ts';
import { limitedBy } from './api.ts';
import { drawingAt, lostOf, thenOf } from './draw.ts';
import {
  batchOf,
  countDone,
  drawingNamed,
  drawingRule,
  drumIn,
  drumRule,
  isPaper,
  isPending,
  isToPlay,
  isVoidNumber,
  playedIn,
  ticketIn,
} from './drum.ts';
import { shutOutAtClose } from './eligible.ts';
import { drawingEnd } from './ending.ts';
import type { Ending } from './events.ts';
import type { Drawing, IssuedBatch, Winner } from './state.ts';
import { scannedTicket, ticketNumber } from './words.ts';

/** The holder comes forward. `stub` is what its barcode says. */
const CLAIM_DRAWN = {
  drawing: name,
  patron: name,
  stub: scannedTicket.optional(),
  isIdentitySeen: z.boolean(),
  nameMatches: z.boolean(),
  secret,
};

/** A different person finds the stub or the ID false. `redraws` where the sheet leaves it to the
 * house. */
const TURN_DOWN_CLAIM = {
  drawing: name,
  serial: ticketNumber,
  reason: words,
  redraws: z.boolean().optional(),
  secret,
};

/** The number that was drawn last. */
const drawnLast = ({ draws }: Drawing) => draws.at(-1) as Drawing['draws'][number];

/** The stub that is shown is the one of the ticket that was drawn. */
function checkStub(
  house: House,
  { drawing, rule, stub }: { drawing: Drawing; rule: DrawingRule; stub: string | undefined },
): void {
  const drawn = drawnLast(drawing).serial;
  if (isVoidNumber(drumIn(house, drawing.offering), drawn)) {
    refuse('ticket-used', `${drawn}: ${rule.clause}`);
  }
  if (stub === undefined) {
    if (rule.asks.stub) refuse('wrong-stub', `none is shown: ${rule.clause}`);
    return;
  }
  const { offering, serial } = ticketIn(house, stub) ?? refuse('unknown-ticket', stub);
  if (offering === drawing.offering && isVoidNumber(drumIn(house, offering), serial)) {
    refuse('ticket-used', `${stub}: ${rule.clause}`);
  }
  if (offering !== drawing.offering || serial !== drawn) {
    refuse('wrong-stub', `${stub}: ${rule.clause}`);
  }
}

/** What is missing of the ID, if it may come later. For a ticket without a recorded owner, the stub
 * or the name on it decides. */
function papersOf(
  { asks, clause }: DrawingRule,
  command: Asked<typeof CLAIM_DRAWN>,
  batch: IssuedBatch | undefined,
): 'here' | 'owed' {
  const { isIdentitySeen, nameMatches, stub } = command;
  const isNameless = batch?.patron === undefined && stub === undefined;
  if (isNameless && !nameMatches) refuse('identity-refused', clause);
  if (asks.identity === 'when-paid') return 'here';
  if (!isIdentitySeen && asks.identity === 'at-once') refuse('identity-needed', clause);
  if (!isIdentitySeen) return 'owed';
  if (asks.nameMatches && !nameMatches) refuse('identity-refused', clause);
  return 'here';
}

/** Whether no one else has to be drawn or signed for, with one more winner among them. */
const isLast = (drawing: Drawing): boolean => countDone(drawing) + 1 === drawing.winners;

/** A winner of a drawing, by the number of the ticket. */
function winnerNamed({ won }: Drawing, serial: number, status: Winner['status']): Winner {
  const winner = won.find((each) => each.serial === serial);
  return winner?.status === status ? winner : refuse('wrong-moment', String(serial));
}

/** Whether it is too late for an ID that could come later. */
const isOver = (until: string | undefined, at: Moment): boolean =>
  until !== undefined && at.instant >= instantOf(until);

/** What a winner has won: the announced row, and the row again for each carried-over prize that is
 * still open. Money is added up. */
function prizesOf(
  posted: PostedActivity,
  { name, drawing, winner }: { name: string; drawing: Drawing; winner: Winner },
  rule: DrawingRule,
): readonly PrizeToAward[] {
  const { row, left } = drawing;
  if (row === undefined) return [];
  const said = rule.prizeWords === undefined ? undefined : posted.values.get(rule.prizeWords);
  const because = `${rule.clause}: drawing ${name}, ticket ${winner.serial}`;
  const prize = { row, patron: winner.patron, because };
  const { prize: pays } = posted.activity.rows.find(({ id }) => id === row) ?? {};
  if (pays?.pays === 'dollars') {
    const each = postedAmount(posted, pays.amount);
    return [{ ...prize, amount: sum(Array.from({ length: 1 + left }, () => each)) }];
  }
  const words = typeof said === 'string' && pays?.pays === 'words' ? { words: said } : {};
  return Array.from({ length: 1 + left }, () => ({ ...prize, ...words }));
}

/** A different person finds that the stub or the ID is false: the drawing goes on as if no one had
 * come. If it is over, or the confirmed winner has not come to play, the chance is lost. */
function turnDown(
  ask: Ask<Asked<typeof TURN_DOWN_CLAIM>>,
): readonly EventOf<'claim-turned-down' | 'winner-forfeited' | 'drawing-ended' | 'drum-emptied'>[] {
  const { house, command, rulebook, isTried } = ask;
  const { drawing: name, serial, reason, redraws, secret, by } = command;
  const drawing = drawingNamed(house, name);
  const { offering, status } = drawing;
  const winner = drawing.won.find((each) => each.serial === serial);
  if (winner !== undefined && isSameHuman(house, winner.by, by)) refuse('second-person', by);
  checkNotOwn(house, by, [winner?.patron]);
  if (winner === undefined || !(isPending(winner) || (isToPlay(winner) && !winner.award))) {
    return refuse('wrong-moment', String(serial));
  }
  const fund = knownFund(house, offering, rulebook);
  const lost = { drawing: name, offering, serial };
  if (status === 'ended' || winner.status === 'confirmed') {
    return [{ type: 'winner-forfeited', ...lost, because: reason }];
  }
  const then = thenOf(drawing, drawingRule(fund, drawing.rule).clause, redraws);
  const before = { ...drawing, won: drawing.won.filter((each) => each !== winner) };
  return [
    { type: 'claim-turned-down', ...lost, then, reason },
    ...(status === 'claimed' ? lostOf(fund, { name, drawing: before, then, secret, isTried }) : []),
  ];
}

/** All numbers are out: whoever could win has won. */
const isDrawnOut = ({ status, draws, count }: Drawing): boolean =>
  status === 'closed' && draws.length >= count;

/** The public value that was announced can't be told any more: nothing was drawn, and nothing can be. */
const isStuck = ({ status, publicSource, publicValue }: Drawing): boolean =>
  status === 'closed' && publicSource !== undefined && publicValue === undefined;

/** From the closing of its drum on a drawing ends by rule alone. */
function endingOf(name: string, drawing: Drawing): Ending {
  const { status, won } = drawing;
  if (status === 'announced' || isStuck(drawing)) return 'ended';
  if (!isDrawnOut(drawing)) return refuse('drum-closed', name);
  return won.some((each) => each.status !== 'turned-down') ? 'all-drawn' : 'no-winner';
}

/** IDs that were not there when that began which was drawn for. */
export function forfeits({ house: { drums }, at }: Asking): readonly EventOf<'winner-forfeited'>[] {
  return [...drums.drawings].flatMap(([drawing, { won, offering }]) =>
    won
      .filter(
        ({ status, identityUntil }) => status === 'identity-owed' && isOver(identityUntil, at),
      )
      .map(({ serial }): EventOf<'winner-forfeited'> => {
        const because = 'the ID was not there in time';
        return { type: 'winner-forfeited', drawing, offering, serial, because };
      }),
  );
}

export const WINNERS_COMMANDS = {
  'claim-drawn': command({
    does: 'Records a claim on a drawn ticket after checking the stub, the ID, and the name.',
    may: ['desk', 'floor', 'manager'],
    power: PAIR,
    fields: CLAIM_DRAWN,
    brings: ['draw-claimed', 'drawing-ended', 'drum-emptied'],
    sample: { drawing: 'none', patron: 'p9', isIdentitySeen: true, nameMatches: true },
    decide(ask) {
      const { house, command, at } = ask;
      const { drawing: name, patron, stub, secret } = command;
      checkNotOwn(house, command.by, [patron]);
      checkPatron(house, patron);
      const { drawing, fund, rule } = drawingAt(ask, 'drawn');
      const { serial, until } = drawnLast(drawing);
      const { offering } = drawing;
      const batch = batchOf(drumIn(house, offering), serial);
      if (batch?.patron !== undefined && batch.patron !== patron)
        refuse('not-the-winner', rule.clause);
      const drawn = { drawing: name, serial, at };
      const out = shutOutAtClose(house, fund, { drawing: name, patron });
      if (out !== undefined) refuse('ineligible-person', out);
      const limited = limitedBy(house, fund, { limit: rule.limit, patron, drawn });
      if (limited !== undefined) refuse('limit-reached', limited);
      const papers = papersOf(rule, command, batch);
      if (until !== undefined && at.instant >= until) refuse('too-late', rule.clause);
      checkStub(house, { drawing, rule, stub });
      const owes = papers === 'owed' && drawing.eventAt !== undefined;
      const claimed: EventOf<'draw-claimed'> = {
        type: 'draw-claimed',
        drawing: name,
        offering,
        serial,
        patron,
        ...(owes ? { identityUntil: drawing.eventAt as string } : {}),
        isVoid: drumRule(fund).voids && batch !== undefined && isPaper(batch),
      };
      if (!owes || !isLast(drawing)) return [claimed];
      return [claimed, ...drawingEnd(fund, { name, drawing, ending: 'all-drawn', secret })];
    },
  }),

  /** The winner brings the missing ID in time. */
  'bring-identity': command({
    does: 'Records that a winner without ID brought it in time.',
    may: ['desk', 'floor', 'manager'],
    power: PAIR,
    fields: { drawing: name, serial: ticketNumber, nameMatches: z.boolean() },
    brings: ['identity-brought'],
    sample: { drawing: 'none', serial: 1, nameMatches: true },
    decide(ask) {
      const { house, command, at, rulebook } = ask;
      const { drawing: name, serial, nameMatches } = command;
      const drawing = drawingNamed(house, name);
      const rule = drawingRule(knownFund(house, drawing.offering, rulebook), drawing.rule);
      if (rule.asks.nameMatches && !nameMatches) refuse('identity-refused', rule.clause);
      const { patron, identityUntil } = winnerNamed(drawing, serial, 'identity-owed');
      checkNotOwn(house, command.by, [patron]);
      if (isOver(identityUntil, at)) refuse('too-late', rule.clause);
      return [{ type: 'identity-brought', drawing: name, offering: drawing.offering, serial }];
    },
  }),

  'confirm-winner': command({
    does: 'Confirms a drawing’s winner and awards the prize. A different employee must do it.',
    may: SIGNERS,
    power: PAIR,
    waitsInDoubt: true,
    fields: { drawing: name, serial: ticketNumber, secret },
    brings: ['winner-confirmed', 'prizes-won', 'drawing-ended', 'drum-emptied'],
    sample: { drawing: 'none', serial: 1 },
    decide(ask) {
      const { house, command, rulebook } = ask;
      const { drawing: name, serial, secret, by } = command;
      const drawing = drawingNamed(house, name);
      const { offering } = drawing;
      const claimed = drawing.won.find((each) => each.serial === serial);
      if (claimed !== undefined && isSameHuman(house, claimed.by, by)) refuse('second-person', by);
      checkNotOwn(house, by, [claimed?.patron]);
      const fund = fundOf(rulebook, offering, offeredNamed(house, offering));
      const winner = winnerNamed(drawing, serial, 'claimed');
      const rule = drawingRule(fund, drawing.rule);
      const prizes = prizesOf(postedAt(fund.offering, ask.at), { name, drawing, winner }, rule);
      const isDrawnLast = drawing.status === 'claimed' && drawnLast(drawing).serial === serial;
      const isEnd = isDrawnLast && countDone(drawing) === drawing.winners;
      const end = isEnd ? drawingEnd(fund, { name, drawing, ending: 'all-drawn', secret }) : [];
      const plays = playedIn(fund, drawing.rule);
      const confirmed = given({
        ...({ type: 'winner-confirmed', drawing: name, offering, serial } as const),
        plays,
      });
      if (prizes.length === 0) return [confirmed, ...end];
      const won = prizesWon(ask, fund, {
        award: command.id,
        of: { what: 'drawing', id: name },
        prizes,
        signedBy: [winner.by, by],
      });
      const { left } = drawing;
      const carried = left === 0 ? {} : { carried: left };
      return [{ ...confirmed, award: command.id, ...carried }, won, ...end];
    },
  }),

  'turn-down-claim': command({
    does: 'Rejects a claim on a drawn ticket. The drawing continues. A different employee must do it.',
    may: SIGNERS,
    power: twoHumans('floor', 'manager', 'accounting', 'compliance'),
    fields: TURN_DOWN_CLAIM,
    brings: ['claim-turned-down', 'winner-forfeited', 'drawing-ended', 'drum-emptied'],
    sample: { drawing: 'none', serial: 1, reason: 'for the test' },
    decide: turnDown,
  }),

  'end-drawing': command({
    does: 'Gives up a drawing before its drum is closed, which counts as held, or ends one whose drum is empty.',
    may: ['manager'],
    power: {
      ...STEP_UP,
      two: {
        where: 'while a ticket can still be drawn',
        when: ({ house, command }) => {
          const drawing = house.drums.drawings.get(command.drawing);
          return drawing !== undefined && !isDrawnOut(drawing);
        },
      },
    },
    waitsInDoubt: true,
    fields: { drawing: name, reason: words, secret },
    brings: ['drawing-ended', 'drum-emptied'],
    sample: { drawing: 'none', reason: 'for the test' },
    decide(ask) {
      const { house, command, rulebook } = ask;
      const { drawing: name, reason, secret } = command;
      const drawing = drawingNamed(house, name);
      if (drawing.status === 'ended') refuse('drawing-over', name);
      const fund = knownFund(house, drawing.offering, rulebook);
      const ending = endingOf(name, drawing);
      return drawingEnd(fund, { name, drawing, ending, secret, isTried: ask.isTried, reason });
    },
  }),
};
