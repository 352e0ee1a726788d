import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HAND_RULES, type HandRule } from '#hands';
import { Field } from '../ui/field.tsx';
import { GROUPS, groupOf } from './supply.ts';

interface RuleListProps {
  readonly chosen: HandRule;
  readonly onChoose: (rule: HandRule) => void;
}

/** Every word must stand in the title, the id or the ranking. */
const isFound = (rule: HandRule, search: string): boolean => {
  const text = `${rule.title} ${rule.id} ${rule.ranking}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};

/** The rules by what they are dealt from. */
const GROUPED = GROUPS.map((group) => ({
  group,
  rules: HAND_RULES.filter((rule) => groupOf(rule) === group),
}));

interface RuleChoiceProps {
  readonly rule: HandRule;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onPointed: () => void;
}

const RuleChoice = ({ rule, isChosen, onChoose, onPointed }: RuleChoiceProps) => (
  // A click with the keyboard has no detail; only a thumb or a mouse closes the list on a phone.
  // biome-ignore lint/a11y/useKeyWithClickEvents: the arrow keys choose, through the radio.
  <label
    onClick={(event) => {
      if (event.detail > 0) onPointed();
    }}
    className="flex min-h-11 cursor-pointer items-center rounded-control border-transparent border-l-4 px-3 py-1.5 text-muted leading-snug hover:bg-raised hover:text-ink has-checked:border-gold has-checked:bg-raised has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:outline-gold"
  >
    <input
      type="radio"
      name="rule"
      value={rule.id}
      checked={isChosen}
      onChange={onChoose}
      className="sr-only"
    />
    {rule.title}
  </label>
);

/** Every rule, to choose one. Where the screen is narrow the list opens on demand. */
export function RuleList({ chosen, onChoose }: RuleListProps) {
  const { t } = useTranslation('rank');
  const [search, setSearch] = useState('');
  const [isOpen, setOpen] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Scrolls the list alone: scrollIntoView would move the page as well.
    const label = list.current?.querySelector(`[value="${chosen.id}"]`)?.closest('label');
    if (list.current === null || label === null || label === undefined) return;
    const { scrollTop, clientHeight } = list.current;
    const isSeen =
      label.offsetTop >= scrollTop &&
      label.offsetTop + label.offsetHeight <= scrollTop + clientHeight;
    if (!isSeen) list.current.scrollTop = label.offsetTop - clientHeight / 2;
  }, [chosen]);
  const found = GROUPED.map(({ group, rules }) => ({
    group,
    rules: rules.filter((rule) => isFound(rule, search)),
  })).filter(({ rules }) => rules.length > 0);
  return (
    <nav
      aria-label={t('rules')}
      className="flex flex-col gap-3 lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:self-start"
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls="rules"
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-12 cursor-pointer items-center justify-between gap-3 rounded-control border border-line-strong bg-panel px-4 text-left lg:hidden"
      >
        <span>{t('another')}</span>
        <span aria-hidden="true" className="text-gold">
          {isOpen ? '▴' : '▾'}
        </span>
      </button>
      <div id="rules" className={`${isOpen ? 'flex' : 'hidden'} min-h-0 flex-col gap-3 lg:flex`}>
        <Field
          id="rule-search"
          label={t('find')}
          type="search"
          placeholder={t('findFor')}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <div
          ref={list}
          className="relative -mx-1 flex min-h-0 flex-col gap-4 overflow-y-auto px-1 pb-2"
        >
          {found.map(({ group, rules }) => (
            <fieldset key={group} className="flex flex-col gap-0.5">
              <legend className="px-1 pb-1 font-semibold text-gold text-sm">
                {t(`groups.${group}`)}
              </legend>
              {rules.map((rule) => (
                <RuleChoice
                  key={rule.id}
                  rule={rule}
                  isChosen={rule === chosen}
                  onChoose={() => onChoose(rule)}
                  onPointed={() => setOpen(false)}
                />
              ))}
            </fieldset>
          ))}
          {found.length === 0 ? <p className="text-muted">{t('noneFound')}</p> : null}
        </div>
      </div>
    </nav>
  );
}
