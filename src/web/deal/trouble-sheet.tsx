import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableAction } from '#games';
import { MAY } from '#house';
import { useHasRole } from '../data/session.ts';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { SecondBadge } from '../ui/second-badge.tsx';
import { isForFloor, placesOf, rulesOf, TROUBLES, type Trouble, tryTrouble } from './trouble.ts';
import type { DealtTable } from './use-dealt-table.ts';

type Tried = ReturnType<typeof tryTrouble>;

/** What the rules say will happen, before it does. */
function Told({ tried, trouble }: { readonly tried: Tried; readonly trouble: Trouble }) {
  const { t } = useTranslation('deal');
  if (tried === undefined) return <p className="text-muted">{t('trouble.tell')}</p>;
  if (!tried.ok) {
    return (
      <p className="text-muted">
        {tried.refusal.message} ({tried.refusal.clause})
      </p>
    );
  }
  const { notes, void: ended } = tried.remedy;
  if (ended !== null) {
    return (
      <p className="font-medium text-held">
        {t('trouble.void', { remedy: ended.remedy })} ({ended.because})
      </p>
    );
  }
  const words = notes.map(({ message, clause }) => `${message} (${clause})`).join(' ');
  return (
    <p className="font-medium">
      {trouble === 'player-leaves' && words === ''
        ? t('trouble.seatFree')
        : t('trouble.goesOn', { words })}
    </p>
  );
}

/** What is still to be told, in sight. */
const Asked = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <p className="mb-1 font-medium" aria-hidden="true">
      {label}
    </p>
    {children}
  </div>
);

/** Everything that can go wrong at the table, behind one button. */
export function TroubleButton({ dealt }: { readonly dealt: DealtTable }) {
  const { t } = useTranslation('deal');
  const isFloor = useHasRole(MAY['open-game']);
  const [isOpen, setOpen] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>();
  const [chosen, setChosen] = useState<string>();
  const [clause, setClause] = useState<string>();
  const [signing, setSigning] = useState<readonly TableAction[]>();
  const { state } = dealt.facts;
  const places = trouble === undefined ? undefined : placesOf(state, trouble);
  const at = places?.find((each) => String(each) === chosen);
  const tried = trouble === undefined ? undefined : tryTrouble(state, { trouble, at, clause });
  const close = () => {
    setOpen(false);
    setTrouble(undefined);
    setChosen(undefined);
    setClause(undefined);
    setSigning(undefined);
  };
  return (
    <>
      <Button className="min-h-14" onClick={() => setOpen(true)}>
        <TriangleAlert className="size-5 shrink-0" aria-hidden="true" />
        {t('trouble.open')}
      </Button>
      <Dialog
        title={t('trouble.title')}
        words={t('trouble.words')}
        isOpen={isOpen && signing === undefined}
        onClose={close}
      >
        <div className="flex flex-col gap-2">
          {TROUBLES.filter((each) => trouble === undefined || each === trouble).map((each) => (
            <Button
              key={each}
              look={trouble === each ? 'primary' : 'plain'}
              aria-pressed={trouble === each}
              className="min-h-13 justify-start! text-left"
              onClick={() => setTrouble(trouble === undefined ? each : undefined)}
            >
              {t(`trouble.says.${each}`)}
            </Button>
          ))}
          {trouble === 'rule-broken' ? (
            <Asked label={t('trouble.rule')}>
              <Choice
                isList
                label={t('trouble.rule')}
                options={rulesOf(state).map((rule) => ({
                  value: rule.clause,
                  title: `${rule.says} (${rule.clause})`,
                }))}
                chosen={clause}
                onChoose={setClause}
              />
            </Asked>
          ) : null}
          {places === undefined ? null : (
            <Asked label={t('trouble.whose')}>
              <Choice
                label={t('trouble.whose')}
                options={places.map((place) => ({
                  value: String(place),
                  title: place === 'dealer' ? t('dealer') : String(place),
                }))}
                chosen={chosen}
                onChoose={setChosen}
              />
            </Asked>
          )}
          <div role="status" className="min-h-12">
            {trouble === undefined ? null : <Told tried={tried} trouble={trouble} />}
          </div>
          <Button
            look="danger"
            isLarge
            disabled={tried?.ok !== true}
            onClick={async () => {
              if (trouble === undefined || tried?.ok !== true) return;
              const { actions } = tried.remedy;
              if (isForFloor(trouble) && !isFloor) setSigning(actions);
              else if (await dealt.send(actions)) close();
            }}
          >
            {t('trouble.do')}
          </Button>
        </div>
      </Dialog>
      <SecondBadge
        isOpen={signing !== undefined}
        onClose={close}
        onSigned={async (client) => {
          if (signing !== undefined) await dealt.send(signing, client);
        }}
      />
    </>
  );
}
