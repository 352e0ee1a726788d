import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Game } from '#games';
import type { SignPosting } from '../sign/use-sign.ts';
import { SectionShown } from '../ui/posting-sheet.tsx';
import { tablesIn } from './sheet.ts';

/** What a player does, in order, read off the facts of the game. */
function useSteps({ wagers, playerCardCount, dealerCardCount, dealerUpCount }: Game) {
  const { t } = useTranslation('play');
  const equal = wagers.filter(({ equalsAnte }) => equalsAnte === true).map(({ name }) => name);
  const cards = { own: playerCardCount, dealer: dealerCardCount, up: dealerUpCount };
  return [
    `${equal.length === 0 ? t('rules.ante') : t('rules.anteEquals', { wagers: equal.join(', ') })} ${t('rules.others')}`,
    t(dealerUpCount === 0 ? 'rules.cards' : 'rules.cardsUp', cards),
    t('rules.decide'),
    t('rules.show'),
  ];
}

/** Every wager that the house takes here, with its limits and what must be known of it. */
function Wagers({ sheet }: { readonly sheet: SignPosting }) {
  const { t } = useTranslation('play');
  return (
    <section className="flex flex-col gap-1">
      <h2 className="font-semibold text-lg">{t('rules.wagers')}</h2>
      <dl>
        {tablesIn(sheet, 'fees').flatMap(({ rows }) =>
          rows.map(({ cells: [name, amount], notes }) => (
            <div
              key={name}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-line border-b py-2"
            >
              <dt className="font-medium">{name}</dt>
              <dd className="font-semibold tabular-nums">{amount}</dd>
              {notes.map((note) => (
                <dd key={note} className="col-span-2 text-muted text-sm">
                  {note}
                </dd>
              ))}
            </div>
          )),
        )}
      </dl>
    </section>
  );
}

/** Sections that the other parts of the page show. */
const ELSEWHERE = ['pool', 'prizes', 'fees', 'options'];

export function RulesPart({ game, sheet }: { readonly game: Game; readonly sheet: SignPosting }) {
  const { t } = useTranslation('play');
  const steps = useSteps(game);
  return (
    <div className="flex flex-col gap-6">
      <section className="flex flex-col gap-2">
        <h2 className="font-semibold text-lg">{t('rules.title')}</h2>
        <ol className="flex flex-col gap-3">
          {steps.map((words, index) => (
            <li key={words} className="grid grid-cols-[2.25rem_minmax(0,1fr)] items-start gap-3">
              <span
                aria-hidden="true"
                className="grid size-9 place-items-center rounded-full bg-raised font-bold text-gold tabular-nums"
              >
                {index + 1}
              </span>
              <span className="pt-1.5">{words}</span>
            </li>
          ))}
        </ol>
      </section>
      <Wagers sheet={sheet} />
      <details className="group rounded-panel border border-line bg-panel">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 px-4 font-medium">
          {t('rules.posted')}
          <ChevronDown className="size-5 shrink-0 group-open:rotate-180" aria-hidden="true" />
        </summary>
        <div className="flex flex-col gap-5 px-4 pb-4">
          <h3 className="sr-only">{t('rules.posted')}</h3>
          {sheet.sections
            .filter(({ id }) => !ELSEWHERE.includes(id))
            .map((section) => (
              <SectionShown key={section.id} section={section} />
            ))}
        </div>
      </details>
    </div>
  );
}
