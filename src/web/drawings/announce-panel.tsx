import { useTranslation } from 'react-i18next';
import type { DrumFacts } from '#house';
import { houseNow } from '../data/time.ts';
import { useGo } from '../place.ts';
import { CommandForm } from '../ui/form.tsx';
import { Panel } from '../ui/panel.tsx';

/** What the next drawing is for; the commitment is made and posted with it. */
export function AnnouncePanel({ drum }: { readonly drum: DrumFacts }) {
  const { t } = useTranslation('drawings');
  const go = useGo();
  const { offering, rules, sources } = drum;
  const isByComputer = sources.some(({ by }) => by === 'hours' || by === 'playing');
  return (
    <Panel title={t('announce.title')}>
      {rules.map(({ rule, title, event }) =>
        event === undefined ? null : (
          <p key={rule} className="text-muted text-sm">
            {t('announce.event', { title, at: event })}
          </p>
        ),
      )}
      <CommandForm
        command="announce-drawing"
        submit={t('announce.do')}
        initial={{ drawing: `${offering}-${houseNow().toString(36)}`.slice(-48) }}
        fields={({ rule: chosen }) => {
          const rule = rules.length === 1 ? rules[0] : rules.find((each) => each.rule === chosen);
          return {
            drawing: { label: t('announce.name') },
            rule:
              rules.length === 1
                ? undefined
                : {
                    label: t('announce.rule'),
                    none: t('announce.choose'),
                    options: rules.map(({ rule: value, title }) => ({ value, title })),
                  },
            row:
              rule === undefined || rule.rows.length < 2
                ? undefined
                : {
                    label: t('announce.row'),
                    none: t('announce.choose'),
                    options: rule.rows.map(({ row: value, title }) => ({ value, title })),
                  },
            method: isByComputer
              ? undefined
              : {
                  label: t('announce.method'),
                  as: 'choice',
                  options: [
                    { value: 'electronic', title: t('announce.electronic') },
                    { value: 'mechanical', title: t('announce.mechanical') },
                  ],
                },
            eventAt:
              rule?.asks.identity === 'until-event' && rule.event === undefined
                ? { label: t('announce.eventAt'), hint: t('announce.eventHint') }
                : undefined,
          };
        }}
        toFields={({ method, ...asked }) => ({
          ...asked,
          offering,
          isMechanical: method === 'mechanical' ? true : undefined,
        })}
        onDone={(_, { drawing }) => go(`/drawings/${drawing}`)}
      />
    </Panel>
  );
}
