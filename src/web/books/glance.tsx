import { useTranslation } from 'react-i18next';
import { useView } from '../data/views.ts';
import { Shown } from '../ui/state.tsx';
import { FigureButton } from './figure-button.tsx';
import type { BooksFigure } from './figures.ts';

interface Item {
  readonly figure: BooksFigure;
  readonly amount: string;
  readonly words: string;
}

const NO_CLAIMS = { count: 0, amount: '' };

/** The house in four figures. */
export function Glance() {
  const { t } = useTranslation('books');
  const house = useView('/house', { on: ['sign', 'house'] });
  return (
    <Shown of={house}>
      {({ playersMoney = '', advanced = '', cage = '', openClaims = NO_CLAIMS }) => {
        const items: readonly Item[] = [
          { figure: 'total', amount: playersMoney, words: t('glance.total') },
          { figure: 'advance', amount: advanced, words: t('glance.advance') },
          { figure: 'cage', amount: cage, words: t('glance.cage') },
          {
            figure: 'payable',
            amount: openClaims.amount,
            words: t('glance.claims', { count: openClaims.count }),
          },
        ];
        return (
          <section
            aria-label={t('glance.label')}
            className="mb-6 grid gap-px overflow-hidden rounded-panel border border-line bg-line sm:grid-cols-2 xl:grid-cols-4"
          >
            {items.map(({ figure, amount, words }) => (
              <div key={figure} className="min-w-0 bg-panel px-5 py-4">
                <h2 className="font-medium text-muted text-sm">{t(`figures.${figure}`)}</h2>
                <FigureButton
                  figure={figure}
                  amount={amount}
                  className="max-w-full truncate font-semibold text-2xl tracking-tight"
                />
                <p className="text-faint text-sm">{words}</p>
              </div>
            ))}
          </section>
        );
      }}
    </Shown>
  );
}
