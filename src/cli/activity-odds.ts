import { type ActivityOdds, activityOdds, type OddsFigure } from '#lab';
import type { Problem } from '#result';
import { type Activity, decodeOffering } from '#rules';
import { WrongInput } from './failure.ts';
import { progressBar } from './progress.ts';
import type { Terminal } from './terminal.ts';

export interface OddsOptions {
  readonly blind?: true;
  readonly option?: string;
  readonly decks?: string;
}

/** `houseway odds ACTIVITY`: of what is offered when nothing but the option is said. */
export function oddsOfActivity(activity: Activity, options: OddsOptions, terminal: Terminal): void {
  const problems: Problem[] = [];
  const decks = decksOf(options.decks, problems);
  const chosen = chosenOf(activity, options.option);
  const offering = decodeOffering(activity, { options: chosen }, { path: '--option' });
  if (!offering.ok) problems.push(...offering.error);
  if (options.blind) problems.push({ path: '--blind', message: 'only base games have it' });
  if (activity.rows.every(({ when }) => when.of === 'event')) {
    problems.push({ path: 'NAME', message: `${activity.title} is not decided by a deal` });
  }
  if (problems.length > 0 || !offering.ok) {
    throw new WrongInput('wrong-input', 'these odds cannot be worked out', problems);
  }
  const bar = progressBar(`odds of ${activity.title}`, terminal.stderr);
  try {
    const more = decks === undefined ? {} : { decks };
    const answer = activityOdds(offering.value, { ...more, onProgress: bar.update });
    bar.stop();
    terminal.answer(answer, (each) => showOdds(activity, each));
  } finally {
    bar.stop();
  }
}

const DECKS_MOST = 8;

function decksOf(text: string | undefined, problems: Problem[]): number | undefined {
  if (text === undefined) return undefined;
  const decks = /^\d+$/.test(text) ? Number(text) : 0;
  if (decks >= 1 && decks <= DECKS_MOST) return decks;
  problems.push({ path: '--decks', message: `"${text}" is not 1 to ${DECKS_MOST} decks` });
  return undefined;
}

/** `A` is a choice of the first option; `shares=B` names the option too. */
function chosenOf({ options }: Activity, text: string | undefined): Record<string, string> {
  if (text === undefined) return {};
  const [name, letter] = text.includes('=') ? text.split('=', 2) : [Object.keys(options)[0], text];
  return { [name ?? 'option']: letter ?? '' };
}

const percent = ({ value }: OddsFigure): string =>
  `${(100 * value).toLocaleString('en-US', { maximumSignificantDigits: 6 })}%`;

const oneIn = ({ value }: OddsFigure): string =>
  value > 0
    ? `1 in ${(1 / value).toLocaleString('en-US', { maximumFractionDigits: 0 })}`
    : 'never seen';

const sure = (figure: OddsFigure): string => ('standardError' in figure ? ', estimated' : '');

const inDollars = ({ value }: OddsFigure): string =>
  `$${value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 4 })}`;

function showOdds(activity: Activity, { options, rows, breakEvenMeter }: ActivityOdds): string {
  const chosen = Object.entries(options).map(([name, letter]) => `, ${name} ${letter}`);
  const games = [...new Set(rows.map(({ game }) => game))];
  return [
    `${activity.title}${chosen.join('')}`,
    ...games.flatMap((game) => {
      const even = breakEvenMeter[game];
      return [
        '',
        game,
        ...rows
          .filter((row) => row.game === game)
          .map(({ title, per, probability, pays, cost }) => {
            const costs = cost === null ? '' : `; costs ${inDollars(cost)} a ${per}`;
            return `  ${title}: ${percent(probability)}, ${oneIn(probability)} a ${per}${sure(probability)}; pays ${pays}${costs}`;
          }),
        ...(even === null || even === undefined
          ? []
          : [`  the fee breaks even at a meter of ${inDollars(even)}${sure(even)}`]),
      ];
    }),
  ].join('\n');
}
