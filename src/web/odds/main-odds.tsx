import { useTranslation } from 'react-i18next';
import type { OddsAnswer, OddsFigure } from '#lab';
import { Panel } from '../ui/panel.tsx';
import { exactText, numberText, percentText } from './figures.ts';
import { DECISION_LOOKS } from './looks.ts';
import { DECISIONS } from './strategy-grid.ts';

const Headline = ({
  title,
  value,
  figure,
}: {
  readonly title: string;
  readonly value: string;
  readonly figure?: OddsFigure;
}) => {
  const { t } = useTranslation('odds');
  return (
    <div className="min-w-0">
      <dt className="text-muted text-sm">{title}</dt>
      <dd className="font-semibold text-2xl tabular-nums">{value}</dd>
      {figure === undefined ? null : (
        <dd>
          <details>
            <summary className="min-h-11 cursor-pointer content-center text-muted text-sm">
              {t('main.exactly')}
            </summary>
            <p className="break-all text-muted text-sm tabular-nums">{exactText(figure)}</p>
          </details>
        </dd>
      )}
    </div>
  );
};

/** The figures of best play, and how often it decides what. */
export function MainOdds({ optimal }: Pick<OddsAnswer, 'optimal'>) {
  const { t } = useTranslation('odds');
  const { houseEdge, elementOfRisk, averageWager, variance, decisions } = optimal;
  const inAntes = (value: number) => t('main.antes', { value: numberText(value) });
  return (
    <Panel title={t('main.title')}>
      <p className="mb-4 text-muted">{t('main.words')}</p>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-4">
        <Headline title={t('main.houseEdge')} value={percentText(houseEdge)} figure={houseEdge} />
        <Headline
          title={t('main.elementOfRisk')}
          value={percentText(elementOfRisk)}
          figure={elementOfRisk}
        />
        <Headline
          title={t('main.averageWager')}
          value={inAntes(averageWager.value)}
          figure={averageWager}
        />
        <Headline title={t('main.deviation')} value={inAntes(Math.sqrt(variance.value))} />
      </dl>
      <h3 className="mt-4 mb-2 font-semibold">{t('decisions.title')}</h3>
      <div className="flex h-4 overflow-hidden rounded-full" aria-hidden="true">
        {DECISIONS.map((name) => (
          <div
            key={name}
            className={DECISION_LOOKS[name].bar}
            style={{ width: `${100 * (decisions[name]?.value ?? 0)}%` }}
          />
        ))}
      </div>
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
        {DECISIONS.map((name) => (
          <li key={name} className="flex items-center gap-2">
            <span
              className={`size-3 rounded-full ${DECISION_LOOKS[name].bar}`}
              aria-hidden="true"
            />
            {t(`decisions.${name}`)}
            <strong className="font-semibold tabular-nums">
              {percentText(decisions[name] ?? { value: 0 })}
            </strong>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
