import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Position, TableState } from '#games';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TROUBLES, type Trouble, tryTrouble } from './trouble.ts';
import type { DealtTable } from './use-dealt-table.ts';

/** What the rules say will happen, before it does. */
function Told({
  state,
  trouble,
  at,
}: {
  readonly state: TableState;
  readonly trouble: Trouble;
  readonly at: Position;
}) {
  const { t } = useTranslation('deal');
  const tried = tryTrouble(state, trouble, at);
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
  return (
    <p className="font-medium">
      {t('trouble.goesOn', { words: notes.map(({ message }) => message).join(' ') })} (
      {notes[0]?.clause})
    </p>
  );
}

/** Everything that can go wrong with the cards, behind one button. */
export function TroubleButton({ dealt }: { readonly dealt: DealtTable }) {
  const { t } = useTranslation('deal');
  const [isOpen, setOpen] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>();
  const [at, setAt] = useState<string>('dealer');
  const { state } = dealt.facts;
  const whose: Position = at === 'dealer' ? at : Number(at);
  const tried = trouble === undefined ? undefined : tryTrouble(state, trouble, whose);
  const places = [
    ...(state.round?.seats ?? []).map(({ seat }) => ({ value: String(seat), title: String(seat) })),
    { value: 'dealer', title: t('dealer') },
  ];
  const close = () => {
    setOpen(false);
    setTrouble(undefined);
  };
  return (
    <>
      <Button className="min-h-14" onClick={() => setOpen(true)}>
        <TriangleAlert className="size-5 shrink-0" aria-hidden="true" />
        {t('trouble.open')}
      </Button>
      <Dialog title={t('trouble.title')} words={t('trouble.words')} isOpen={isOpen} onClose={close}>
        <div className="flex flex-col gap-2">
          {TROUBLES.map((each) => (
            <Button
              key={each}
              look={trouble === each ? 'primary' : 'plain'}
              aria-pressed={trouble === each}
              className="min-h-13 justify-start!"
              onClick={() => setTrouble(each)}
            >
              {t(`trouble.says.${each}`)}
            </Button>
          ))}
          {trouble === 'wrong-number-found' ? (
            <Choice label={t('trouble.whose')} options={places} chosen={at} onChoose={setAt} />
          ) : null}
          <div role="status" className="min-h-12">
            {trouble === undefined ? null : <Told state={state} trouble={trouble} at={whose} />}
          </div>
          <Button
            look="danger"
            isLarge
            disabled={tried?.ok !== true}
            onClick={async () => {
              if (tried?.ok === true && (await dealt.send(tried.remedy.actions))) close();
            }}
          >
            {t('trouble.do')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
