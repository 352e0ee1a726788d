import { useTranslation } from 'react-i18next';
import type { HandRule } from '#hands';
import type { Problem } from '#result';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { browserSource, randomText, type Supply } from './supply.ts';

interface HandEntryProps {
  readonly rule: HandRule;
  readonly supply: Supply;
  readonly text: string;
  readonly problems: readonly Problem[];
  readonly onText: (text: string) => void;
  readonly onTyping: (isTyping: boolean) => void;
}

const Problems = ({ problems }: { problems: readonly Problem[] }) => (
  <div id="problems" aria-live="polite" className="empty:hidden">
    {problems.length === 0 ? null : (
      <ul className="flex flex-col gap-1.5 rounded-control border border-problem/40 bg-problem/8 px-4 py-3 text-problem">
        {problems.map(({ path, message }) => (
          <li key={`${path} ${message}`} className="flex gap-2.5">
            <span aria-hidden="true" className="font-bold">
              !
            </span>
            <span className="min-w-0 wrap-anywhere">{message}</span>
          </li>
        ))}
      </ul>
    )}
  </div>
);

/** Where cards are typed, with what is wrong about them. */
export function HandEntry({ rule, supply, text, problems, onText, onTyping }: HandEntryProps) {
  const { t } = useTranslation('rank');
  const pieces = supply.kind === 'tile' ? t('tiles') : t('cards');
  return (
    <section aria-label={t('enter')} className="flex flex-col gap-3">
      <div className="flex flex-col gap-3 xl:flex-row xl:items-start">
        <div className="min-w-0 grow">
          <Field
            id="cards"
            label={pieces}
            isLarge
            hint={t('reads', { reads: rule.reads, example: rule.example })}
            isWrong={problems.length > 0}
            saidBy="problems"
            placeholder={rule.example}
            value={text}
            onChange={(event) => onText(event.currentTarget.value)}
            onFocus={() => onTyping(true)}
            onBlur={() => onTyping(false)}
          />
        </div>
        <div className="flex flex-wrap gap-2 xl:shrink-0 xl:flex-nowrap xl:pt-8 xl:*:min-h-14">
          <Button onClick={() => onText(randomText(rule, supply, browserSource))}>
            {t('random')}
          </Button>
          <Button onClick={() => onText(rule.example)}>{t('example')}</Button>
          {supply.hasParts ? (
            <Button
              aria-label={t('nextPart')}
              disabled={/(^|\/)\s*$/.test(text)}
              onClick={() => onText(`${text.trim()} / `)}
            >
              /
            </Button>
          ) : null}
          <Button onClick={() => onText('')}>{t('clear')}</Button>
        </div>
      </div>
      <Problems problems={problems} />
    </section>
  );
}
