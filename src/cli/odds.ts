import { ACTIVITIES } from '#activities';
import { GAMES, type Game } from '#games';
import { gameOdds, labOf, type OddsAnswer, type OddsFigure } from '#lab';
import type { Problem } from '#result';
import { type OddsOptions, oddsOfActivity } from './activity-odds.ts';
import { WrongInput } from './failure.ts';
import { progressBar } from './progress.ts';
import type { Terminal } from './terminal.ts';

/** `houseway odds NAME`. */
export function odds(name: string, options: OddsOptions, terminal: Terminal): void {
  const activity = ACTIVITIES.find((each) => each.id === name);
  if (activity !== undefined && activity.kind !== 'game') {
    oddsOfActivity(activity, options, terminal);
    return;
  }
  // The sheet of a base game has the odds of its game.
  const game = GAMES.find((each) => each.id === (activity?.games[0] ?? name));
  const lab = labOf(game?.id ?? '');
  if (game === undefined || lab === undefined) {
    const known = [...GAMES, ...ACTIVITIES].map((each) => each.id).join(', ');
    const message = `"${name}" is not a game with odds or an activity; choose from: ${known}`;
    throw new WrongInput('unknown-name', message, [{ path: 'NAME', message }]);
  }
  checkOptions(game, options);
  const bar = progressBar(`odds of ${game.title}`, terminal.stderr);
  try {
    const blind = options.blind === true;
    const answer = gameOdds(game, lab, { blind, onProgress: bar.update });
    bar.stop();
    terminal.answer(onlyTable(answer, options.option), (each) => showOdds(game.title, each));
  } finally {
    bar.stop();
  }
}

function checkOptions(game: Game, { option, decks }: OddsOptions): void {
  const tables = game.wagers.flatMap((wager) => wager.tables.map(({ id }) => id));
  const problems: Problem[] = [];
  if (option !== undefined && !tables.includes(option)) {
    const known = [...new Set(tables)].join(', ');
    problems.push({
      path: '--option',
      message: `"${option}" is not a pay table; choose from: ${known}`,
    });
  }
  if (decks !== undefined && decks !== '1') {
    problems.push({ path: '--decks', message: `${game.title} is dealt from 1 deck, not ${decks}` });
  }
  if (problems.length > 0) {
    throw new WrongInput('wrong-input', 'these odds cannot be worked out', problems);
  }
}

/** The answer with one pay table only, and the wagers that have it. */
function onlyTable(answer: OddsAnswer, option: string | undefined): OddsAnswer {
  if (option === undefined) return answer;
  const wagers = Object.entries(answer.wagers).flatMap(([wager, tables]) => {
    const table = tables[option];
    return table === undefined ? [] : [[wager, { [option]: table }] as const];
  });
  return { ...answer, wagers: Object.fromEntries(wagers) };
}

/** Four decimals of a percentage, and the error of an estimate. */
function percent(figure: OddsFigure): string {
  const text = `${(100 * figure.value).toLocaleString('en-US', { minimumFractionDigits: 4, maximumFractionDigits: 4 })}%`;
  return 'standardError' in figure ? `${text} (± ${figure.standardError.toExponential(1)})` : text;
}

const isFigure = (value: object): value is OddsFigure => 'value' in value;

const oneIn = ({ value }: OddsFigure): string =>
  value > 0
    ? `1 in ${(1 / value).toLocaleString('en-US', { maximumFractionDigits: value > 0.02 ? 1 : 0 })}`
    : 'never';

const plain = ({ value }: OddsFigure, digits: number): string =>
  value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });

function showOdds(title: string, { optimal, wagers }: OddsAnswer): string {
  const lines = [
    `${title}, best play, per unit of ante`,
    `  house edge       ${percent(optimal.houseEdge)}`,
    `  element of risk  ${percent(optimal.elementOfRisk)}`,
    `  average wager    ${plain(optimal.averageWager, 6)}`,
    `  variance         ${plain(optimal.variance, 6)}`,
    ...Object.entries(optimal.decisions).map(
      ([decision, figure]) => `  ${decision.padEnd(17)}${percent(figure)}`,
    ),
  ];
  for (const [wager, tables] of Object.entries(wagers)) {
    for (const [table, answer] of Object.entries(tables)) {
      const at = answer.at ? `, $${answer.at.wager} at a meter of $${answer.at.meter}` : '';
      lines.push(
        '',
        `${wager}${table === '-' ? '' : ` ${table}`}: house edge ${percent(answer.houseEdge)}${at}`,
        ...answer.rows.map(
          ({ row, probability, pays }) =>
            `  ${row.padEnd(26)}${pays.padEnd(20)}${percent(probability).padStart(10)}  ${oneIn(probability)}`,
        ),
        ...Object.entries(answer.extras ?? {}).map(
          ([extra, { pays, probability }]) =>
            `  ${extra.padEnd(26)}${pays.padEnd(20)}${isFigure(probability) ? oneIn(probability) : '1 in as many positions as there are'}`,
        ),
        ...Object.entries(answer.breakEvenMeter ?? {}).map(
          ([stake, meter]) => `  breaks even for $${stake} at a meter of $${plain(meter, 2)}`,
        ),
        ...Object.entries(answer.envy ?? {}).map(
          ([players, dollars]) =>
            `  envy among ${players} players adds $${plain(dollars, 6)} a round to $${answer.envyWager}`,
        ),
      );
    }
  }
  return lines.join('\n');
}
