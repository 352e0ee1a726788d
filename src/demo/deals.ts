// What lies on a table: hands that the game itself has dealt, or the example of a row of a sheet. The
// rules judge both alike.
import { type RandomSource, shuffled } from '#chance';
import { type Deal, type DealtSeat, dealtGameNamed, decodeDeal, seatOf } from '#games';
import { usd, ZERO } from '#money';
import { type Offering, qualify, rowsFor } from '#rules';
import { offeredAt, type PlayedTable, playersAt, type TableScene } from './table.ts';

/** A hand that wins something, if the floor finds it so. */
export interface DemoWin {
  readonly offering: string;
  readonly row: string;
  readonly seat: number;
}

export interface Laid {
  readonly deal: Deal;
  readonly wins: readonly DemoWin[];
}

/** A pot that no sheet finds too small. */
const POT = usd('120.00');

/** The hands of a deal, given to the players in the given order. Players left over have no cards,
 * or folded at once. */
function seatedDeal(
  deal: Deal,
  { open, seated }: PlayedTable,
  players: readonly number[],
): Deal | undefined {
  const streets = dealtGameNamed(deal.game)?.streets;
  const hands = deal.seats.filter(({ position }) => position === 'seated');
  if (hands.length > players.length) return undefined;
  const seats = players.map((seat, index): DealtSeat => {
    const { person = 'patron' } = seated.get(seat) ?? {};
    const folded = streets?.[0] ?? false;
    return { ...(hands[index] ?? seatOf(seat, { folded })), seat, person };
  });
  const bank = [...seated].find(([, { position }]) => position === 'player-dealer');
  if (bank !== undefined) {
    seats.push(seatOf(bank[0], { person: bank[1].person, position: 'player-dealer' }));
  }
  const pot = streets === undefined ? {} : { pot: deal.pot ?? POT };
  // The limit of an example is not that of the table.
  const { limit: _, betting: __, table: ___, ...cards } = deal;
  const npn = open?.isNpn === true;
  return { ...cards, ...pot, npn, seats: seats.sort((one, other) => one.seat - other.seat) };
}

/** Who wins is asked here, and not how much: every meter is taken to hold something. */
const balancesOf = ({ activity }: Offering) => ({
  meters: Object.fromEntries(activity.fund.meters.map(({ name }) => [name, usd('1000.00')])),
  reserve: ZERO,
  advance: ZERO,
});

/** The deal with the fees of one offering as they lie there. */
function withFees(deal: Deal, { open, round }: PlayedTable, offering: string): Deal {
  const fees = [...(round?.fees.values() ?? [])].filter((fee) => fee.offering === offering);
  const isPaid = (seat: number): boolean =>
    fees.some(({ paid, behind }) => paid.has(0) || (behind === undefined && paid.has(seat)));
  const npn = open?.isNpn === true;
  const seats = deal.seats.map((each) => ({ ...each, fee: npn || isPaid(each.seat) }));
  return { ...deal, npn, seats };
}

/** Whether a deal, as the floor would enter it, wins anything of an offering. */
export function isWon(
  { house, rulebook, at }: TableScene,
  offering: string,
  record: object,
): boolean {
  const offered = house.offerings.get(offering);
  const deal = decodeDeal(record);
  if (offered === undefined || offered.isClosed || offered.isSuspended || !deal.ok) return false;
  const posted = rulebook.posted(offered);
  const { awarded } = qualify({
    offering: posted,
    deal: deal.value,
    balances: balancesOf(posted),
    at,
  });
  return awarded.awards.length > 0;
}

/** Everything that a deal wins at a table, once for each offering. */
function winsOf(scene: TableScene, name: string, deal: Deal): readonly DemoWin[] {
  const table = scene.house.tables.get(name) as PlayedTable;
  return offeredAt(scene, name, table).flatMap(({ id, posted }) => {
    const { awarded } = qualify({
      offering: posted,
      deal: withFees(deal, table, id),
      balances: balancesOf(posted),
      at: scene.at,
    });
    const first = awarded.awards.find(({ seat }) => seat !== null);
    return first === undefined
      ? []
      : [{ offering: id, row: first.row, seat: first.seat as number }];
  });
}

/** Deals a round at a table to those who play; nothing where they are too few. */
export function dealRound(scene: TableScene, name: string, source: RandomSource): Laid | undefined {
  const table = scene.house.tables.get(name) as PlayedTable;
  const game = dealtGameNamed(table.open?.game ?? '');
  const players = playersAt(table);
  if (game === undefined || players.length < game.seats.least) return undefined;
  const dealt = game.deal(source, Math.min(players.length, game.seats.most));
  const deal = seatedDeal(dealt, table, players);
  return deal === undefined ? undefined : { deal, wins: winsOf(scene, name, deal) };
}

/** Lays cards that win at a table: an example of one of the sheets that it plays for, of an offering
 * or a row where those are wanted. */
export function layWin(
  scene: TableScene,
  name: string,
  source: RandomSource,
  wanted: Partial<Pick<DemoWin, 'offering' | 'row'>> = {},
): Laid | undefined {
  const table = scene.house.tables.get(name) as PlayedTable;
  const { game = '' } = table.open ?? {};
  const examples = offeredAt(scene, name, table).flatMap(({ id, posted }) =>
    rowsFor(posted, game).flatMap(({ id: row, examples: shown }) =>
      shown === undefined ? [] : [{ offering: id, row, record: { ...shown.meets, game } }],
    ),
  );
  for (const { offering, row, record } of shuffled(examples, source)) {
    if (offering !== (wanted.offering ?? offering) || row !== (wanted.row ?? row)) continue;
    const example = decodeDeal(record);
    if (!example.ok) continue;
    const deal = seatedDeal(example.value, table, shuffled(playersAt(table), source));
    const wins = deal === undefined ? [] : winsOf(scene, name, deal);
    if (deal !== undefined && wins.some((win) => win.offering === offering)) return { deal, wins };
  }
  return undefined;
}
