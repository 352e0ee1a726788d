// What a hand costs at the tables of Cash in a Flash: a chart by betting limit and position.
import { type Cents, usd } from '#money';
import { type FeeByLimit, type Posted, settingOf } from '#rules';

const THIRTEEN_CARD = ['thirteen-card'];
const PAI_GOW_AND_PAN_9 = ['pai-gow-poker', 'jokers-wild-pai-gow-poker', 'pan-9'];
const BLACKJACK = ['blackjack-poker', 'hawaiian-blackjack'];

type Line = readonly [limit: string, player: string, playerDealer: string];

const chartOf = (games: readonly string[], lines: readonly Line[]): readonly FeeByLimit[] =>
  lines.map(([limit, player, playerDealer]) => ({
    limit,
    games,
    player: usd(player),
    playerDealer: usd(playerDealer),
  }));

export const RATES: readonly FeeByLimit[] = [
  ...['5', '10', '25 and higher'].map((limit) => ({
    limit,
    games: THIRTEEN_CARD,
    player: usd('1'),
  })),
  ...chartOf(PAI_GOW_AND_PAN_9, [
    ['5-50', '0.50', '2'],
    ['10-100', '1', '2'],
    ['25-100', '1', '2'],
    ['50-100', '1', '2'],
    ['25-200', '2', '3'],
    ['50-300', '2', '4'],
    ['100-300', '2', '4'],
    ['100-500', '3', '5'],
    ['300-500', '3', '5'],
    ['300-1000', '5', '7'],
    ['500-2000', '10', '10'],
    ['1000-5000', '10', '10'],
  ]),
  ...chartOf(BLACKJACK, [
    ['2-10', '0.50', '2'],
    ['5-25', '0.50', '2'],
    ['5-50', '0.50', '2'],
    ['10-100', '1', '2'],
    ['25-100', '1', '2'],
    ['25-200', '2', '4'],
    ['25-300', '2', '4'],
    ['50-300', '2', '4'],
    ['100-500', '3', '5'],
    ['200-500', '3', '5'],
    ['300-1000', '5', '7'],
    ['500-1000', '5', '7'],
  ]),
];

export const FLAT = usd('1');

/** What a position pays for a hand; nothing where the chart has no such table. */
export function collectionOf(
  posted: Posted,
  at: {
    readonly game: string;
    readonly limit: string;
    readonly position: 'player' | 'player-dealer';
  },
): Cents | undefined {
  const line = RATES.find(({ limit, games }) => limit === at.limit && games?.includes(at.game));
  if (line === undefined) return undefined;
  if (settingOf(posted, 'rates') === 'flat') return FLAT;
  return at.position === 'player' ? line.player : (line.playerDealer ?? line.player);
}
