// Hands that are called, verified, authorized, rejected; claims that are paid.
import { dealtGameNamed, makeDeal } from '#games';
import { TAX_FORMS } from '#house';
import { type Cents, dollarsOf, evenPart, subtract, times, usd } from '#money';
import { rowsFor } from '#rules';
import {
  type CallDraft,
  type Draft,
  draft,
  type Scene,
  somePatron,
  someTable,
  type View,
} from './draft.ts';

/** A player at a table in play has a hand: mostly under an offering whose fee they paid. */
export const callHand: Scene = (view) => {
  const { dice, house, tally } = view;
  const playing = [...house.tables].filter(([, { round }]) => round !== undefined);
  if (playing.length === 0) return undefined;
  const [table, { round, open, seated }] = dice.pick(playing);
  const { game = '' } = open ?? {};
  const paid = [...(round?.fees.values() ?? [])].map(({ offering }) => offering);
  const others = [...house.offerings].flatMap(([id, { isClosed, isSuspended }]) =>
    isClosed || isSuspended || tally.offerings.get(id)?.sheet.games.includes(game) !== true
      ? []
      : id,
  );
  const isWinnable = (id: string): boolean => examplesFor(view, { offering: id, game }).length > 0;
  const likely = (dice.oneIn(3) ? others : paid).filter(isWinnable);
  const offerings = likely.length > 0 && !dice.oneIn(20) ? likely : others;
  if (offerings.length === 0 || seated.size === 0 || (likely.length === 0 && !dice.oneIn(8))) {
    return undefined;
  }
  const seat = dice.pick([...seated.keys()]);
  return draft(view, 'call-hand', { table, seat, offering: dice.pick(offerings) });
};

/** A player has a hand for a board, under an offering that keeps one. */
export const callForBoard: Scene = (view) => {
  const { dice, house, tally } = view;
  const kept = [...house.offerings].flatMap(([offering, { isClosed, isSuspended }]) => {
    const sheet = tally.offerings.get(offering)?.sheet;
    return isClosed || isSuspended || sheet?.activity.board === undefined
      ? []
      : { offering, games: sheet.games };
  });
  const calls = [...house.tables].flatMap(([table, { round, open, seated }]) =>
    round === undefined || open === undefined || seated.size === 0
      ? []
      : kept
          .filter(({ offering, games }) => {
            const { game } = open;
            return games.includes(game) && examplesFor(view, { offering, game }).length > 0;
          })
          .map(({ offering }) => ({ table, offering, seats: [...seated.keys()] })),
  );
  if (calls.length === 0) return undefined;
  const { seats, ...call } = dice.pick(calls);
  return draft(view, 'call-hand', { ...call, seat: dice.pick(seats) });
};

type Examples = NonNullable<ReturnType<typeof rowsFor>[number]['examples']>;

/** The example deals of an offering: those of the game, or of games like it. */
const examplesFor = (
  { tally }: View,
  { offering, game }: Pick<CallDraft, 'offering' | 'game'>,
): readonly Examples[] => {
  const sheet = tally.offerings.get(offering)?.sheet;
  const all = (sheet === undefined ? [] : rowsFor(sheet, game)).flatMap(
    (row) => row.examples ?? [],
  );
  const ofGame = all.filter(({ meets }) => meets.game === game);
  return ofGame.length > 0 ? ofGame : all;
};

/** A pending call takes its next step, or is given up. */
export const goOnWithCall: Scene = (view) => {
  const { dice, house } = view;
  const call = dice.pickOf(house.calls.size, house.calls.values());
  return call === undefined ? undefined : goOnWith(view, call);
};

export function goOnWith(view: View, call: CallDraft): Draft | undefined {
  const { dice } = view;
  const { id, step } = call;
  const isHopeless = examplesFor(view, call).length === 0;
  if (dice.oneIn(isHopeless ? 2 : 15)) {
    return draft(view, 'reject-call', { call: id, reason: 'not a winning hand' });
  }
  if (step === 'called') {
    return dice.oneIn(15) ? draft(view, 'uncall-hand', { call: id }) : verify(view, call);
  }
  // Cards are entered again now and then, also after a signature, which is too late.
  return dice.oneIn(12) ? verify(view, call) : draft(view, 'authorize-call', { call: id });
}

function verify(view: View, call: CallDraft): Draft | undefined {
  const deal = dealFor(view, call);
  if (deal === undefined) return draft(view, 'uncall-hand', { call: call.id });
  const { dice } = view;
  return draft(view, 'verify-call', {
    call: call.id,
    deal,
    ...(dice.oneIn(4) ? {} : { deckCounted: true }),
    ...(dice.oneIn(4) ? {} : { checks: { surveillance: true, standardDeck: true } }),
  });
}

/** Cards and play alone: the rest is in the log. */
function cardsOf(deal: Examples['meets']): Record<string, unknown> {
  const {
    limit: _,
    table: __,
    betting: ___,
    npn: ____,
    game: _____,
    ...cards
  } = { ...deal } as Record<string, unknown>;
  const seats = Array.isArray(deal['seats']) ? deal['seats'] : [];
  return {
    ...cards,
    seats: seats.map(({ fee: _fee, person: _person, position: _position, ...seat }) => seat),
  };
}

/** The cards that lie there: often those that win, so that money moves. */
function dealFor(view: View, call: CallDraft): Record<string, unknown> | undefined {
  const { dice } = view;
  const { game } = call;
  const examples = examplesFor(view, call);
  if (examples.length > 0 && !dice.oneIn(16)) {
    const { meets, misses } = dice.pick(examples);
    return cardsOf(dice.oneIn(12) ? misses : meets);
  }
  const dealt = dealtGameNamed(game);
  if (dealt === undefined) return undefined;
  const { least, most } = dealt.seats;
  return makeDeal(dealt.deal(dice.source, dice.between(least, Math.min(most, 6))));
}

/** A winner comes to the cage: papers, forms, a split among owners, and the money. */
export const payClaim: Scene = (view) => {
  const { dice, tally, house } = view;
  const open = tally.openClaims;
  const [id, claim] = dice.pickOf(Math.min(open.size, 50), open.entries()) ?? [];
  if (id === undefined || claim === undefined) return undefined;
  // Some winners never come, so that their clocks run out.
  if (claim.expires !== undefined && !dice.oneIn(4)) return undefined;
  const { identity, forms } = house.claims.get(id) ?? {};
  const isSmall = claim.amount < usd('600');
  if (dice.oneIn(12) && claim.partOf === undefined) return split(view, id, claim.amount);
  if (dice.oneIn(identity === undefined ? (isSmall ? 4 : 2) : 12)) {
    return showPapers(view, id, claim.patron);
  }
  if (identity !== undefined && claim.amount >= usd('600') && dice.oneIn(2)) {
    const missing = TAX_FORMS.filter((form) => !forms?.includes(form));
    return draft(view, 'complete-form', { claim: id, form: dice.pick(missing) });
  }
  const isCheque = !isSmall && claim.worth === undefined && claim.paidIn !== 'chips';
  const other = isSmall ? 'tray' : isCheque || dice.oneIn(8) ? 'cheque' : 'cage';
  const from = dice.pick(['cage', 'cage', other] as const);
  const some = identity?.patron ?? (isSmall && dice.oneIn(2) ? undefined : somePatron(view));
  const patron = claim.patron ?? some;
  return draft(view, 'pay-claim', {
    claim: id,
    from,
    ...(patron === undefined ? {} : { patron }),
    ...(from === 'tray' && dice.oneIn(4) ? { table: claim.table } : {}),
  });
};

/** A prize that lasts a year is used bit by bit, sometimes beyond what is left of it. */
export const usePrize: Scene = (view) => {
  const { dice, house } = view;
  const lasting = [...house.claims.values()].filter(({ thing }) => thing?.usedWithin !== undefined);
  if (lasting.length === 0) return undefined;
  const amount = dice.pick(['1.00', '12.00', '600.00', '6000.00']);
  return draft(view, 'use-prize', { claim: dice.pick(lasting).id, amount });
};

/** Papers that do, mostly. */
export function showPapers(view: View, claim: string, patron = somePatron(view)): Draft {
  const { dice } = view;
  const card = dice.pick(['driving-licence', 'id-card', 'passport'] as const);
  return draft(view, 'check-identity', {
    claim,
    patron,
    documents: dice.oneIn(2) ? [card] : [card, 'tax-form'],
    isValid: !dice.oneIn(15),
    isOfAge: !dice.oneIn(15),
    nameMatches: !dice.oneIn(15),
    hasTaxNumber: !dice.oneIn(3),
  });
}

/** Two or three people own it, each something of it. */
export function split(view: View, claim: string, amount: Cents): Draft | undefined {
  const { dice } = view;
  const owners = [...new Set([somePatron(view), somePatron(view), somePatron(view)])];
  const [first, ...others] = owners.slice(0, dice.between(2, 3));
  if (first === undefined || others.length === 0 || amount < usd('0.03')) return undefined;
  const each = evenPart(amount, dice.between(others.length + 1, 7));
  const rest = subtract(amount, times(each, BigInt(others.length)));
  return draft(view, 'split-claim', {
    claim,
    parts: [
      { patron: first, amount: dollarsOf(rest) },
      ...others.map((patron) => ({ patron, amount: dollarsOf(each) })),
    ],
  });
}

export const fillTray: Scene = (view) =>
  draft(view, 'fill-tray', {
    table: someTable(view),
    amount: `${view.dice.between(1, 40) * 100}`,
  });
