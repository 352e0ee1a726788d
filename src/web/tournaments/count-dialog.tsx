import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TournamentFacts } from '#house';
import { useCommand } from '../data/commands.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { count } from '../ui/format.ts';
import { OutcomeNotice } from '../ui/outcome.tsx';

interface CountDialogProps {
  readonly tournament: TournamentFacts;
  readonly onClose: () => void;
}

const digits = (text: string): string => text.replace(/\D/g, '').slice(0, 10);

/** The chips of everybody who is left, table by table; and what a race has put in or taken out. */
export function CountDialog({ tournament, onClose }: CountDialogProps) {
  const { t } = useTranslation('tournaments');
  const id = useId();
  const send = useCommand('count-chips');
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [by, setBy] = useState('');
  const [reason, setReason] = useState('');
  const left = tournament.entrants
    .filter(({ isOut, isNpn }) => !isOut && !isNpn)
    .sort(
      (one, other) =>
        (one.seat?.table ?? '').localeCompare(other.seat?.table ?? '') ||
        (one.seat?.seat ?? 0) - (other.seat?.seat ?? 0),
    );
  const counted = left.flatMap(({ patron }) => {
    const chips = typed[patron] ?? '';
    return chips === '' ? [] : [{ patron, chips: Number(chips) }];
  });
  async function keep() {
    const adjusted = by === '' || by === '-' ? {} : { adjusted: { by: Number(by), reason } };
    const { tournament: name } = tournament;
    const done = await send.send({ tournament: name, counts: counted, ...adjusted });
    if (done !== undefined) onClose();
  }
  return (
    <Dialog
      title={t('count.title')}
      words={t('count.words', { chips: count(tournament.chipsInPlay) })}
      isOpen
      onClose={onClose}
    >
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void keep();
        }}
      >
        <div className="grid grid-cols-2 items-end gap-3">
          {left.map(({ patron, seat, chips }) => (
            <Field
              key={patron}
              id={`${id}-${patron}`}
              label={<span className="wrap-anywhere">{patron}</span>}
              hint={seat === undefined ? undefined : t('entrant.at', { ...seat })}
              inputMode="numeric"
              placeholder={chips === undefined ? '' : count(chips)}
              value={typed[patron] ?? ''}
              onChange={({ target }) => setTyped({ ...typed, [patron]: digits(target.value) })}
            />
          ))}
        </div>
        <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
          <Field
            id={`${id}-by`}
            label={t('count.by')}
            hint={t('count.byHint')}
            value={by}
            onChange={({ target }) => {
              const sign = target.value.trim().startsWith('-') ? '-' : '';
              setBy(`${sign}${digits(target.value)}`);
            }}
          />
          <Field
            id={`${id}-reason`}
            label={t('count.reason')}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </div>
        <OutcomeNotice of={send.outcome} />
        <Button type="submit" look="primary" disabled={counted.length === 0}>
          {t('count.do')}
        </Button>
      </form>
    </Dialog>
  );
}
