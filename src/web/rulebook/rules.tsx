import { useTranslation } from 'react-i18next';
import type { ActivityFacts } from '#rules';
import { Panel } from '../ui/panel.tsx';
import { inWords } from '../ui/words.ts';

type KeypadFacts = NonNullable<ActivityFacts['keypad']>;

interface Said {
  readonly words: string;
  readonly clause?: string;
}

/** Sentences of the sheet, under the clause that they stand in. */
function Sentences({ title, of: said }: { readonly title: string; readonly of: readonly Said[] }) {
  if (said.length === 0) return null;
  const clauses = [...new Set(said.map(({ clause }) => clause))];
  return (
    <Panel title={title}>
      <div className="flex flex-col gap-4">
        {clauses.map((clause) => (
          <div key={clause ?? ''}>
            {clause === undefined ? null : <h3 className="mb-1 text-muted text-sm">{clause}</h3>}
            <ul className="flex flex-col gap-1.5">
              {said
                .filter((each) => each.clause === clause)
                .map(({ words }) => (
                  <li key={words}>{words}</li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </Panel>
  );
}

type Fact = readonly [label: string, text: string];

const Facts = ({ of: facts }: { readonly of: readonly Fact[] }) => (
  <dl className="grid grid-cols-[minmax(0,1fr)_minmax(0,2fr)] gap-x-4 gap-y-2">
    {facts
      .filter(([, text]) => text !== '')
      .map(([label, text]) => (
        <div key={label} className="contents">
          <dt className="text-muted">{label}</dt>
          <dd className="break-words">{text}</dd>
        </div>
      ))}
  </dl>
);

function Money({ activity: { fees, fund } }: { readonly activity: ActivityFacts }) {
  const { t } = useTranslation('rulebook');
  const facts: readonly Fact[] = [
    [t('facts.fund'), fund.title],
    [t('facts.source'), inWords(fund.source)],
    [t('facts.paidFrom'), fund.paidFrom.map(inWords).join(', ')],
    [t('facts.meters'), fund.meters.map(({ title }) => title).join(', ')],
    ...fees.map(
      ({ title, amount, split, paidBy }): Fact => [
        title,
        [
          typeof amount === 'string' ? amount : t('facts.byLimit'),
          `${t('facts.paidByWhom')}: ${inWords(paidBy)}`,
          ...Object.entries(split).map(([account, part]) => `${part} ${inWords(account)}`),
        ].join(' · '),
      ],
    ),
  ];
  return (
    <Panel title={t('facts.fees')}>
      <Facts of={facts} />
      <p className="mt-3 text-faint text-sm">{fund.clause}</p>
    </Panel>
  );
}

function keypadFacts({ start, hand, undo, calls, authorize, end, sensorFault }: KeypadFacts) {
  const by = [inWords(authorize.by), authorize.keyTo, authorize.button].filter(Boolean).join(', ');
  return [
    ['start', start],
    ['hand', inWords(hand)],
    ['undo', inWords(undo)],
    ['calls', inWords(calls)],
    ['authorize', by],
    ['end', end],
    ['sensorFault', sensorFault.words],
  ] as const;
}

function Keypad({ keypad }: { readonly keypad: KeypadFacts }) {
  const { t } = useTranslation('rulebook');
  return (
    <Panel title={t('facts.keypad')}>
      <Facts
        of={keypadFacts(keypad).map(([name, text]) => [
          t(`keypad.${name}`),
          text ?? t('keypad.noWord'),
        ])}
      />
      <p className="mt-3 text-faint text-sm">{keypad.clause}</p>
    </Panel>
  );
}

export function Rules({ activity }: { readonly activity: ActivityFacts }) {
  const { t } = useTranslation('rulebook');
  const { eligibility, claim, noPurchase, procedure, rules, records, keypad } = activity;
  const said = (words: readonly string[], clause?: string): readonly Said[] =>
    words.map((each) => (clause === undefined ? { words: each } : { words: each, clause }));
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <div className="grid min-w-0 gap-4">
        <Sentences title={t('facts.eligibility')} of={eligibility} />
        <Sentences title={t('facts.claim')} of={said(claim.words, claim.clause)} />
        <Money activity={activity} />
      </div>
      <div className="grid min-w-0 gap-4">
        <Sentences title={t('facts.noPurchase')} of={said(noPurchase.words, noPurchase.clause)} />
        <Sentences title={t('facts.procedure')} of={procedure} />
        {keypad === undefined ? null : <Keypad keypad={keypad} />}
        <Sentences title={t('facts.rules')} of={rules} />
        <Sentences title={t('facts.records')} of={said(records)} />
      </div>
    </div>
  );
}
