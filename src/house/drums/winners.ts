// Whoever was drawn comes forward: the stub, the ID and the name are looked at, a second person signs,
// and the prize is awarded.
import { type DrawingRule, type Moment, parseMoment } from '#rules';
import { type Ask, checkNotOwn, checkPatron, offeredNamed, refuse } from '../ask.ts';
import type { CommandOf } from '../commands.ts';
import type { Event } from '../events.ts';
import { type Fund, fundOf, knownFund } from '../funds.ts';
import { type Prize, prizesWon } from '../prizes.ts';
import type { House } from '../state.ts';
import { parseTicket } from './code.ts';
import { drawingAt } from './draw.ts';
import {
  batchOf,
  drawingNamed,
  drumIn,
  drumRule,
  isOut,
  isPaper,
  playedIn,
  ruleOf,
} from './drum.ts';
import { isLimited, isShutOut } from './eligible.ts';
import { endOf } from './ending.ts';
import type { Drawing, Winner } from './state.ts';

/** The number that was drawn last. */
const drawnLast = ({ draws }: Drawing) => draws.at(-1) as Drawing['draws'][number];

/** The stub that is shown is the one of the ticket that was drawn. */
function checkStub(
  house: House,
  { drawing, rule, stub }: { drawing: Drawing; rule: DrawingRule; stub: string | undefined },
): void {
  if (stub === undefined) {
    if (rule.asks.stub) refuse('wrong-stub', `none is shown: ${rule.clause}`);
    return;
  }
  const { offering, serial } = parseTicket(stub) ?? refuse('unknown-ticket', stub);
  if (offering === drawing.offering && isOut(drumIn(house, offering), serial)) {
    refuse('ticket-used', `${stub}: ${rule.clause}`);
  }
  if (offering !== drawing.offering || serial !== drawnLast(drawing).serial) {
    refuse('wrong-stub', `${stub}: ${rule.clause}`);
  }
}

/** What is missing of the papers, if it may come later. */
function papersOf(
  { asks, clause }: DrawingRule,
  command: CommandOf<'claim-drawn'>,
): 'here' | 'owed' {
  const { isIdentitySeen, nameMatches } = command;
  if (asks.identity === 'when-paid') return 'here';
  if (!isIdentitySeen && asks.identity === 'at-once') refuse('identity-needed', clause);
  if (!isIdentitySeen) return 'owed';
  if (asks.nameMatches && !nameMatches) refuse('identity-refused', clause);
  return 'here';
}

/** Whether nobody more has to be drawn or to be signed for, with one more winner among them. */
const isLast = ({ won, winners }: Drawing): boolean => won.length + 1 === winners;

export function claimDrawn(ask: Ask<CommandOf<'claim-drawn'>>): readonly Event[] {
  const { house, command, at } = ask;
  const { drawing: name, patron, stub, secret } = command;
  checkNotOwn(house, command.by, [patron]);
  checkPatron(house, patron);
  const { drawing, fund, rule } = drawingAt(ask, 'drawn');
  const { serial, until } = drawnLast(drawing);
  const { offering } = drawing;
  const batch = batchOf(drumIn(house, offering), serial);
  if (batch?.patron !== undefined && batch.patron !== patron) refuse('not-the-winner', rule.clause);
  const drawn = { drawing: name, serial, at };
  const out = isShutOut(house, fund, patron);
  if (out !== undefined) refuse('ineligible-person', out);
  const limited = isLimited(house, fund, { limit: rule.limit, patron, drawn });
  if (limited !== undefined) refuse('limit-reached', limited);
  const papers = papersOf(rule, command);
  if (until !== undefined && at.instant >= until) refuse('too-late', rule.clause);
  checkStub(house, { drawing, rule, stub });
  const owes = papers === 'owed' && drawing.eventAt !== undefined;
  const claimed: Event = {
    type: 'draw-claimed',
    ...{ drawing: name, offering, serial, patron },
    ...(owes ? { identityUntil: drawing.eventAt as string } : {}),
    isVoid: drumRule(fund).voids && batch !== undefined && isPaper(batch),
  };
  if (!owes || !isLast(drawing)) return [claimed];
  return [claimed, ...endOf(ask, fund, { name, drawing, ending: 'all-drawn', secret })];
}

/** A winner of a drawing by the number of his ticket. */
function winnerNamed({ won }: Drawing, serial: number, status: Winner['status']): Winner {
  const winner = won.find((each) => each.serial === serial);
  return winner?.status === status ? winner : refuse('wrong-moment', String(serial));
}

const momentOf = (text: string): number => {
  const moment = parseMoment(text, 'identityUntil');
  return moment.ok ? moment.value.instant : Number.POSITIVE_INFINITY;
};

export function bringIdentity(ask: Ask<CommandOf<'bring-identity'>>): readonly Event[] {
  const { house, command, at, rulebook } = ask;
  const { drawing: name, serial, nameMatches } = command;
  const drawing = drawingNamed(house, name);
  const rule = ruleOf(knownFund(house, drawing.offering, rulebook), drawing.rule);
  if (rule.asks.nameMatches && !nameMatches) refuse('identity-refused', rule.clause);
  const { patron, identityUntil } = winnerNamed(drawing, serial, 'identity-owed');
  checkNotOwn(house, command.by, [patron]);
  if (at.instant >= momentOf(identityUntil ?? '')) refuse('too-late', rule.clause);
  return [{ type: 'identity-brought', drawing: name, offering: drawing.offering, serial }];
}

/** What a winner has won: the row that was announced, and again for each prize carried over. */
function prizesOf(
  { offering: posted }: Fund,
  { name, drawing, winner }: { name: string; drawing: Drawing; winner: Winner },
  rule: DrawingRule,
): readonly Prize[] {
  const { row, carried } = drawing;
  if (row === undefined) return [];
  const said = rule.prizeWords === undefined ? undefined : posted.values.get(rule.prizeWords);
  const isFirst = drawing.won[0] === winner;
  const because = `${rule.clause}: drawing ${name}, ticket ${winner.serial}`;
  const prize = { row, patron: winner.patron, because };
  const { prize: pays } = posted.activity.rows.find(({ id }) => id === row) ?? {};
  const words = typeof said === 'string' && pays?.pays === 'words' ? { words: said } : {};
  return Array.from({ length: 1 + (isFirst ? carried : 0) }, () => ({ ...prize, ...words }));
}

export function confirmWinner(ask: Ask<CommandOf<'confirm-winner'>>): readonly Event[] {
  const { house, command, rulebook } = ask;
  const { drawing: name, serial, secret, by } = command;
  const drawing = drawingNamed(house, name);
  const { offering } = drawing;
  const claimed = drawing.won.find((each) => each.serial === serial);
  if (claimed?.by === by) refuse('second-person', by);
  checkNotOwn(house, by, [claimed?.patron]);
  const fund = fundOf(rulebook, offering, offeredNamed(house, offering));
  const winner = winnerNamed(drawing, serial, 'claimed');
  const rule = ruleOf(fund, drawing.rule);
  const prizes = prizesOf(fund, { name, drawing, winner }, rule);
  const isEnd = drawing.status === 'claimed' && drawing.won.length === drawing.winners;
  const end = isEnd ? endOf(ask, fund, { name, drawing, ending: 'all-drawn', secret }) : [];
  const plays = playedIn(fund, drawing.rule);
  const confirmed = {
    ...({ type: 'winner-confirmed', drawing: name, offering, serial } as const),
    ...(plays === undefined ? {} : { plays }),
  };
  if (prizes.length === 0) return [confirmed, ...end];
  const won = prizesWon(ask, fund, {
    award: command.id,
    of: { what: 'drawing', id: name },
    prizes,
    signedBy: [winner.by, by],
  });
  return [{ ...confirmed, award: command.id }, won, ...end];
}

export function endDrawing(ask: Ask<CommandOf<'end-drawing'>>): readonly Event[] {
  const { house, command, rulebook } = ask;
  const { drawing: name, reason, secret } = command;
  const drawing = drawingNamed(house, name);
  if (drawing.status === 'ended') refuse('drawing-over', name);
  const fund = knownFund(house, drawing.offering, rulebook);
  return endOf(ask, fund, { name, drawing, ending: 'ended', secret, reason });
}

/** IDs that were not there when that began which was drawn for. */
export function forfeits({ drums }: House, at: Moment): readonly Event[] {
  return [...drums.drawings].flatMap(([drawing, { won, offering }]) =>
    won
      .filter(
        ({ status, identityUntil = '' }) =>
          status === 'identity-owed' && momentOf(identityUntil) <= at.instant,
      )
      .map(({ serial }): Event => {
        const because = 'the ID was not there in time';
        return { type: 'winner-forfeited', drawing, offering, serial, because };
      }),
  );
}
