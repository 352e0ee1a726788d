import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAY, type TournamentFacts } from '#house';
import { BROUGHT_BY, type EntryWay } from '#rules';
import { useCommand } from '../data/commands.ts';
import { useHasRole } from '../data/session.ts';
import { Button } from '../ui/button.tsx';
import { Select } from '../ui/field.tsx';
import { CommandForm } from '../ui/form.tsx';
import { money } from '../ui/format.ts';
import { OutcomeNotice } from '../ui/outcome.tsx';
import { Panel } from '../ui/panel.tsx';
import { PatronPicker } from '../ui/patron-picker.tsx';

/** A player enters: found by card ID, registered with one press. */
export function RegisterPanel({ tournament }: { readonly tournament: TournamentFacts }) {
  const { t } = useTranslation('tournaments');
  const id = useId();
  const enter = useCommand('enter-tournament');
  const mayEnter = useHasRole(MAY['enter-tournament']);
  const [patron, setPatron] = useState<string>();
  const [way, setWay] = useState<EntryWay>('paid');
  if (!mayEnter) return null;
  const { tournament: name, prices, ways, grants, isPoolClosed } = tournament;
  const isPaid = BROUGHT_BY[way] === 'entrant';
  const isGiven = BROUGHT_BY[way] === 'house';
  const grant = grants.find((each) => each.patron === patron && each.way === way);

  async function send(who: string) {
    const done = await enter.send({ tournament: name, patron: who, way });
    if (done !== undefined) setPatron(undefined);
  }

  if (isPoolClosed) {
    return (
      <Panel title={t('register.title')}>
        <p className="text-muted">{t('register.closed')}</p>
      </Panel>
    );
  }
  return (
    <Panel title={t('register.title')}>
      <div className="flex max-w-md flex-col gap-4">
        {patron === undefined ? (
          <PatronPicker onChoose={setPatron} />
        ) : (
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p className="wrap-anywhere font-semibold">{t('register.chosen', { patron })}</p>
            <Button look="quiet" onClick={() => setPatron(undefined)}>
              {t('register.another')}
            </Button>
          </div>
        )}
        <Select
          id={`${id}-way`}
          label={t('register.way')}
          options={ways.map((each) => ({ value: each, title: t(`way.${each}`) }))}
          value={way}
          onChange={({ target }) => setWay(ways.find((each) => each === target.value) ?? 'paid')}
        />
        <p className="text-muted text-sm">
          {isPaid
            ? t('register.price', {
                buyIn: money(prices['buyIn'] ?? '0.00'),
                fee: money(prices['entryFee'] ?? '0.00'),
              })
            : t('register.free')}
        </p>
        <OutcomeNotice of={enter.outcome} done={t('register.done')} />
        {patron !== undefined && isGiven && grant === undefined ? (
          <GrantForm tournament={name} patron={patron} way={way} />
        ) : null}
        {grant === undefined ? null : (
          <p className="text-held">
            {t('register.granted', { by: grant.by, source: grant.source })}
          </p>
        )}
        {patron === undefined || (isGiven && grant === undefined) ? null : (
          <Button look="primary" isLarge onClick={() => void send(patron)}>
            {t('register.do', { patron })}
          </Button>
        )}
      </div>
    </Panel>
  );
}

interface GrantProps {
  readonly tournament: string;
  readonly patron: string;
  readonly way: EntryWay;
}

/** One person says where an entry without a buy-in comes from; a different person takes it in. */
function GrantForm({ tournament, patron, way }: GrantProps) {
  const { t } = useTranslation('tournaments');
  const mayGrant = useHasRole(MAY['grant-entry']);
  return (
    <CommandForm
      command="grant-entry"
      submit={t(mayGrant ? 'register.grant' : 'register.grantSecond')}
      isSigned={!mayGrant}
      fixed={{ tournament, patron, way }}
      fields={{ source: { label: t('register.source'), hint: t('register.grantHint') } }}
    />
  );
}
