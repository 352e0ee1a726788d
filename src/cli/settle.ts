import { gameNamed, type SettledRound, type SettledSeat, settleGame } from '#games';
import { WrongInput } from './failure.ts';
import { readJson } from './lines.ts';
import type { Terminal } from './terminal.ts';

/** `houseway settle FILE`. */
export async function settle(file: string, terminal: Terminal): Promise<void> {
  const answer = settleGame(await readJson(file, terminal.stdin));
  if (!answer.ok) {
    throw new WrongInput('wrong-input', 'this round cannot be settled', answer.error);
  }
  terminal.answer(answer.value, showRound);
}

function showRound(round: SettledRound): string {
  const { dealer, order } = round;
  const title = gameNamed(round.game)?.title ?? round.game;
  const qualifies = dealer.qualifies === false ? ', doesn’t qualify' : '';
  const inOrder = order.map((seat) => round.seats.find((each) => each.seat === seat));
  const meters = Object.entries(round.meters).flatMap(
    ([name, { before, after, reserveBefore, reserveAfter }]) => [
      `meter ${name}: ${before} -> ${after}`,
      ...(reserveBefore === undefined ? [] : [`reserve: ${reserveBefore} -> ${reserveAfter}`]),
    ],
  );
  return [
    round.void === null ? title : `${title}: void by ${round.void.because}, ${round.void.remedy}`,
    `dealer: ${dealer.hand?.name ?? 'wrong number of cards'}${qualifies}`,
    ...inOrder.flatMap((seat) => (seat === undefined ? [] : showSeat(seat))),
    ...meters,
    `tray gave out, less what it took in: ${round.tray}`,
    `house put into meters: ${round.seeded}`,
  ].join('\n');
}

function showSeat({ seat, hand, wagers, envy, staked, returned }: SettledSeat): string[] {
  const rows = [
    ...Object.entries(wagers).flatMap(([id, wager]) => [
      [
        id,
        wager.staked,
        wager.returned,
        `${wager.result.padEnd(4)}  ${[wager.because, wager.pays].filter(Boolean).join(', ')}`,
      ],
      ...(wager.parts ?? []).map((part) => [
        '',
        '',
        part.amount,
        `of it ${part.because}, ${part.pays}`,
      ]),
    ]),
    ...envy.map((each) => [
      'envy',
      '',
      each.amount,
      `win   ${each.because}, for seat ${each.fromSeat}`,
    ]),
    ['in all', staked, returned, ''],
  ] as [string, string, string, string][];
  const widthOf = (column: 0 | 1 | 2) => Math.max(...rows.map((row) => row[column].length));
  const [first, second, third] = [widthOf(0), widthOf(1), widthOf(2)];
  return [
    `seat ${seat}: ${hand?.name ?? 'wrong number of cards'}`,
    ...rows.map(([id, stake, back, why]) =>
      `  ${id.padEnd(first)}  ${stake.padStart(second)}  ${back.padStart(third)}  ${why}`.trimEnd(),
    ),
  ];
}
