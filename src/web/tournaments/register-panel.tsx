import { useTranslation } from 'react-i18next';
import { MAY, type TournamentFacts } from '#house';
import { BROUGHT_BY, type EntryWay } from '#rules';
import { useHasRole } from '../data/session.ts';
import { Button } from '../ui/button.tsx';
import { CommandForm } from '../ui/form.tsx';
import type { Control } from '../ui/form-field.tsx';
import { money } from '../ui/format.ts';
import { Panel } from '../ui/panel.tsx';
import { PatronPicker } from '../ui/patron-picker.tsx';

interface TournamentProps {
  readonly tournament: TournamentFacts;
}

/** The entries that the house pays, which need the word of another person. */
const givenIn = ({ ways }: TournamentFacts): readonly EntryWay[] =>
  ways.filter((way) => BROUGHT_BY[way] === 'house');

/** A player enters: found by card ID, registered with one press. */
export function RegisterPanel({ tournament }: TournamentProps) {
  const { t } = useTranslation('tournaments');
  const mayEnter = useHasRole(MAY['enter-tournament']);
  if (!mayEnter) return null;
  return (
    <Panel title={t('register.title')}>
      <div className="flex max-w-md flex-col gap-8">
        {tournament.isPoolClosed ? (
          <p className="text-muted">{t('register.closed')}</p>
        ) : (
          <>
            <EntryForm tournament={tournament} />
            {givenIn(tournament).length > 0 ? <GrantForm tournament={tournament} /> : null}
          </>
        )}
      </div>
    </Panel>
  );
}

function EntryForm({ tournament }: TournamentProps) {
  const { t } = useTranslation('tournaments');
  const { tournament: name, prices, ways, grants } = tournament;
  const given = givenIn(tournament);
  const wayNamed = (chosen: unknown) => ways.find((way) => way === chosen) ?? ways[0] ?? 'paid';
  const grantOf = (patron: unknown, way: EntryWay) =>
    grants.find((grant) => grant.patron === patron && grant.way === way);
  const costOf = (way: EntryWay): string =>
    BROUGHT_BY[way] === 'entrant'
      ? t('register.price', {
          buyIn: money(prices['buyIn'] ?? '0.00'),
          fee: money(prices['entryFee'] ?? '0.00'),
        })
      : t('register.free');
  return (
    <CommandForm
      command="enter-tournament"
      submit={({ patron }) =>
        patron === undefined ? t('register.title') : t('register.do', { patron: String(patron) })
      }
      isLarge
      isReady={({ patron, way }) =>
        patron !== undefined &&
        (!given.includes(wayNamed(way)) || grantOf(patron, wayNamed(way)) !== undefined)
      }
      done={t('register.done')}
      fixed={{ tournament: name }}
      fields={({ patron, way }) => {
        const grant = grantOf(patron, wayNamed(way));
        return {
          patron: {
            label: t('register.who'),
            isBare: true,
            as: (control) => <PatronField {...control} />,
          },
          way: {
            label: t('register.way'),
            hint:
              grant === undefined ? (
                costOf(wayNamed(way))
              ) : (
                <span className="text-held">
                  {t('register.granted', { by: grant.by, source: grant.source })}
                </span>
              ),
            options: ways.map((each) => ({ value: each, title: t(`way.${each}`) })),
          },
        };
      }}
    />
  );
}

/** A patron who is looked up, and then stands there. */
function PatronField({ value: patron, set }: Control) {
  const { t } = useTranslation('tournaments');
  if (patron === undefined) return <PatronPicker onChoose={set} />;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p className="wrap-anywhere font-semibold">
        {t('register.chosen', { patron: String(patron) })}
      </p>
      <Button look="quiet" onClick={() => set(undefined)}>
        {t('register.another')}
      </Button>
    </div>
  );
}

/** One person says where an entry without a buy-in comes from; a different person takes it in. */
function GrantForm({ tournament }: TournamentProps) {
  const { t } = useTranslation('tournaments');
  const mayGrant = useHasRole(MAY['grant-entry']);
  return (
    <section className="flex flex-col gap-4 border-line border-t pt-5">
      <h3 className="font-semibold">{t('register.grantTitle')}</h3>
      <CommandForm
        command="grant-entry"
        submit={t(mayGrant ? 'register.grant' : 'register.grantSecond')}
        isSigned={!mayGrant}
        isReady={({ patron }) => patron !== undefined}
        done={t('register.grantDone')}
        fixed={{ tournament: tournament.tournament }}
        fields={{
          patron: {
            label: t('register.who'),
            isBare: true,
            as: (control) => <PatronField {...control} />,
          },
          way: {
            label: t('register.way'),
            as: 'select',
            options: givenIn(tournament).map((each) => ({ value: each, title: t(`way.${each}`) })),
          },
          source: { label: t('register.source'), hint: t('register.grantHint') },
        }}
      />
    </section>
  );
}
