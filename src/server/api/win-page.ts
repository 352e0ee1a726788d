// The win page of a call, filled in from the log: what was called, verified and signed, and the award
// with its entries.
import { hash } from 'node:crypto';
import { type EventOf, type LogRecord, momentIn, type Rulebook, refusal } from '#house';
import { dollarsOf } from '#money';
import type { WinPage, WinPageClaim } from '#print';
import { given, isFields } from '#result';
import { ruleText } from '#rules';
import type { RunningHouse } from '#store';
import type { ServerContext } from '../context.ts';
import { refusalProblem } from '../problems.ts';
import { type PastRecord, recordOf, recordsAfter, recordsBefore } from './past-records.ts';

type Called = EventOf<'hand-called'>;
type Verified = EventOf<'call-verified'>;
type Awarded = EventOf<'prize-awarded'>;

interface Story {
  readonly called: Called;
  readonly calledAt: LogRecord;
  readonly verified: Verified;
  readonly awarded: Awarded;
  readonly record: PastRecord;
  readonly people: WinPage['people'];
}

/** `2026-11-16 10:00:00.000 -08:00`, as people read it. */
const timeOf = (at: string): string => at.replace('T', ' ').replace(/(Z|[+-]\d\d:\d\d)$/, ' $1');

const STEPS = ['verify-call', 'authorize-call', 'uncall-hand', 'reject-call'] as const;

async function calledBy(
  house: RunningHouse,
  call: string,
): Promise<Pick<Story, 'called' | 'calledAt'>> {
  const calledAt = await recordOf(house, call);
  const called = calledAt?.events?.find((event) => event.type === 'hand-called');
  if (calledAt === undefined || called === undefined) {
    throw refusalProblem(refusal('unknown-call', call));
  }
  return { called, calledAt };
}

/** All that has happened to a call, up to its award. */
async function storyOf(house: RunningHouse, call: string): Promise<Story> {
  const { called, calledAt } = await calledBy(house, call);
  const people: WinPage['people'][number][] = [
    { did: 'called', by: calledAt.by, at: timeOf(calledAt.at) },
  ];
  let verified: Verified | undefined;
  for await (const past of recordsAfter(house, calledAt.seq, STEPS)) {
    const { by, at, events = [] } = past.record;
    const step = events.find((event) => 'call' in event && event.call === call);
    if (step?.type === 'call-withdrawn') break;
    if (step?.type === 'call-verified') {
      verified = step;
      people.push({ did: 'verified', by, at: timeOf(at) });
    }
    if (step?.type === 'call-signed' || step?.type === 'prize-awarded') {
      people.push({ did: 'authorized', by, at: timeOf(at) });
    }
    if (step?.type === 'prize-awarded' && verified !== undefined) {
      return { called, calledAt, verified, awarded: step, record: past, people };
    }
  }
  throw refusalProblem(refusal('unknown-award', call));
}

/** Why an award was voided, if it was. One that is paid or waits for payment is not. */
async function voidedReason(
  house: RunningHouse,
  { awarded: { call }, record: { record } }: Story,
): Promise<string | undefined> {
  const isOver = await house.read(
    ({ wins, claims }) =>
      !wins.has(call) &&
      [...claims.values()].every(
        (claim) => claim.call !== call || claim.status === 'voided' || claim.status === 'split',
      ),
  );
  if (!isOver) return undefined;
  for await (const { record: later } of recordsAfter(house, record.seq, ['approve'])) {
    for (const event of later.events ?? []) {
      if (event.type === 'award-voided' && event.call === call) return event.reason;
    }
  }
  return undefined;
}

/** What was posted when a hand was called: nothing changes while a call waits. */
async function postedFor(
  house: RunningHouse,
  rulebook: Rulebook,
  { called: { offering }, calledAt }: Story,
): Promise<ReturnType<Rulebook['posted']>> {
  const { activity, document, version } = await house.read(({ offerings }) => {
    const offered = offerings.get(offering);
    if (offered === undefined) throw refusalProblem(refusal('unknown-offering', offering));
    return { ...offered };
  });
  if (version === 1) return rulebook.posted({ activity, document });
  for await (const { record } of recordsBefore(house, calledAt.seq, ['approve'])) {
    for (const event of record.events ?? []) {
      const isSheet = event.type === 'offering-posted' || event.type === 'offering-changed';
      if (isSheet && event.offering === offering) {
        return rulebook.posted({ activity, document: event.document });
      }
    }
  }
  return rulebook.posted({ activity, document });
}

const PLACES = ['cards', 'hole', 'up', 'down', 'front', 'middle', 'back', 'tiles'] as const;

/** The cards that lie in one hand, place by place. */
function handIn(fields: unknown): string {
  if (typeof fields === 'string') return fields;
  if (!isFields(fields)) return '';
  const places = PLACES.flatMap((place) => {
    const cards = fields[place];
    return typeof cards === 'string' && cards !== '' ? [{ place, cards }] : [];
  });
  if (places.length === 1) return places[0]?.cards ?? '';
  return places.map(({ place, cards }) => `${place} ${cards}`).join(', ');
}

/** The cards as they were entered, whose they are first. */
function cardsIn(deal: unknown): WinPage['cards'] {
  if (!isFields(deal)) return [];
  const seats = Array.isArray(deal['seats']) ? deal['seats'].filter(isFields) : [];
  const hands = [
    ...seats.map((seat) => ({ whose: `Seat ${seat['seat']}`, cards: handIn(seat) })),
    { whose: 'Dealer', cards: handIn(deal['dealer']) },
    { whose: 'Board', cards: handIn(deal['board']) },
    { whose: 'Player', cards: handIn(deal['player']) },
    { whose: 'Banker', cards: handIn(deal['banker']) },
  ];
  return hands.filter(({ cards }) => cards !== '');
}

const claimIn = (
  { id, table, seat, patron, amount, sources, expires, lines }: Awarded['claims'][number],
  zone: string,
): WinPageClaim => ({
  id,
  table,
  seat,
  amount,
  ...given({ patron }),
  sources: sources.map(([from, part, meter]) =>
    given({
      from,
      amount: part,
      meter,
    }),
  ),
  ...(expires === undefined ? {} : { expires: timeOf(momentIn(expires, zone)) }),
  because: lines.map(({ row, share, because }) => `${row}: ${share} (${because})`),
});

const grantIn = ({
  table,
  seat,
  patron,
  share,
  count,
  words,
}: Awarded['granted'][number]): WinPage['granted'][number] =>
  given({
    table,
    seat,
    patron,
    what: [count, share, words].filter((each) => each !== undefined).join(' '),
  });

export async function winPageOf(
  { house, rulebook }: Pick<ServerContext, 'house' | 'rulebook'>,
  call: string,
): Promise<WinPage> {
  const story = await storyOf(house, call);
  const { called, calledAt, verified, awarded, people } = story;
  const { record, hash: recordHash } = story.record;
  const posted = await postedFor(house, rulebook, story);
  const { name, zone } = await house.read((live) => ({ name: live.name, zone: live.zone }));
  const entries = await house.withStore((store) => store.readEntries(record.seq - 1, record.seq));
  const voided = await voidedReason(house, story);
  return given({
    house: name,
    slip: awarded.slip,
    call,
    at: timeOf(calledAt.at),
    table: called.table,
    seat: called.seat,
    round: called.round,
    game: called.game,
    offering: {
      id: called.offering,
      title: posted.advertisedAs ?? posted.activity.title,
      version: hash('sha256', ruleText(posted.activity, posted), 'hex'),
    },
    cards: cardsIn(verified.deal),
    rows: awarded.rows.map(({ row, seat, because }) => ({ row, seat, clause: because })),
    checks: {
      surveillance: verified.checks?.surveillance === true,
      standardDeck: verified.checks?.standardDeck === true,
      deckCounted: verified.deckCounted,
    },
    people,
    claims: awarded.claims.map((claim) => claimIn(claim, zone)),
    granted: awarded.granted.map(grantIn),
    leftOut: awarded.leftOut.map(({ seat, because }) => ({ seat, because })),
    entries: entries.map(({ kind, debit, credit, amount }) => {
      return { kind, debit, credit, amount: dollarsOf(amount) };
    }),
    log: { seq: record.seq, hash: recordHash },
    voided,
  });
}
