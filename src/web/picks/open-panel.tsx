import { useTranslation } from 'react-i18next';
import { MAY } from '#house';
import { useHasRole } from '../data/session.ts';
import { useView } from '../data/views.ts';
import { useGo } from '../place.ts';
import { CommandForm } from '../ui/form.tsx';
import { Panel } from '../ui/panel.tsx';
import { factsFor } from './facts.ts';

/** Opens a contest: one line for each game or team, as schedules are copied from elsewhere. */
export function OpenPanel() {
  const { t } = useTranslation('picks');
  const go = useGo();
  const mayOpen = useHasRole(MAY['open-contest']);
  const openable = useView(mayOpen ? '/openable-contests' : undefined);
  if (!mayOpen) return <p className="text-muted">{t('open.notYours')}</p>;
  const posted = openable.data ?? [];
  const asksOf = (offering: unknown) =>
    (posted.find((each) => each.offering === offering) ?? posted[0])?.asks ?? 'games';
  return (
    <Panel title={t('open.title')}>
      {posted.length === 0 ? (
        <p className="text-muted">{t('open.none')}</p>
      ) : (
        <CommandForm
          command="open-contest"
          submit={t('open.do')}
          fields={({ offering }) => {
            const asks = asksOf(offering);
            return {
              offering: {
                label: t('open.offering'),
                options: posted.map(({ offering: value, title }) => ({ value, title })),
              },
              contest: { label: t('open.name'), hint: t('open.nameHint') },
              when: {
                label: t(`open.${asks}.when`),
                hint: t(`open.${asks}.whenHint`),
                as: asks === 'teams' ? 'datetime-local' : 'date',
              },
              lines: {
                label: t(`open.${asks}.lines`),
                hint: t(`open.${asks}.linesHint`),
                as: 'lines',
              },
            };
          }}
          toFields={({ contest, offering, when = '', lines = '' }) => ({
            contest,
            offering,
            facts: factsFor(asksOf(offering), { when: String(when), lines: String(lines) }),
          })}
          onDone={(_, { contest }) => go(`/picks/${contest}`)}
        />
      )}
    </Panel>
  );
}
