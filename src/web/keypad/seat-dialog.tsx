import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fields } from '#client';
import { PERSON_KINDS, SEAT_POSITIONS } from '#games';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field, Select } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import type { Facts, SeatFacts } from './facts.ts';
import type { Keys } from './use-table-link.ts';

interface SeatDialogProps {
  readonly facts: Facts;
  readonly seat: SeatFacts;
  readonly keys: Keys;
  readonly onClose: () => void;
}

type Seated = Fields<'seat-person'>;

/** Who is out is so by the list of the house, and nobody by being nobody. */
const KINDS = PERSON_KINDS.filter((kind) => kind !== 'nobody' && kind !== 'excluded');

function SitForm({ facts, seat, keys, onClose }: SeatDialogProps) {
  const { t } = useTranslation('keypad');
  const id = useId();
  const known = KINDS.some((kind) => kind === seat.person) ? seat.person : 'patron';
  const [person, setPerson] = useState(known as NonNullable<Seated['person']>);
  const [position, setPosition] = useState(seat.position ?? 'seated');
  const [patron, setPatron] = useState(seat.patron ?? '');

  async function sit() {
    const who = patron === '' ? {} : { patron };
    const fields = { table: facts.table, seat: seat.seat, person, position, ...who };
    if (await keys.press('seat-person', fields)) onClose();
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void sit();
      }}
    >
      <div className="flex flex-col gap-1.5">
        <p aria-hidden="true" className="font-medium">
          {t('seat.position')}
        </p>
        <Choice
          label={t('seat.position')}
          chosen={position}
          options={SEAT_POSITIONS.map((value) => ({ value, title: t(`positions.${value}`) }))}
          onChoose={setPosition}
        />
      </div>
      <Select
        id={`${id}-person`}
        label={t('seat.person')}
        value={person}
        options={KINDS.map((value) => ({ value, title: t(`persons.${value}`) }))}
        onChange={({ target }) => setPerson(target.value as NonNullable<Seated['person']>)}
      />
      <Field
        id={`${id}-patron`}
        label={t('seat.patron')}
        hint={t('seat.patronHint')}
        value={patron}
        onChange={({ target }) => setPatron(target.value.trim())}
      />
      <Button type="submit" look="primary" isLarge>
        {seat.person === undefined ? t('seat.sit') : t('seat.change')}
      </Button>
    </form>
  );
}

function SensorPart({ facts, seat, keys, onClose }: SeatDialogProps) {
  const { t } = useTranslation('keypad');
  const works = seat.isSensorOut;
  return (
    <section className="flex flex-col gap-2 border-line border-t pt-4">
      <h3 className="font-medium">{t('seat.sensor')}</h3>
      <p className="text-muted">{seat.isSensorOut ? t('seat.dark') : t('seat.lit')}</p>
      {facts.offerings.map(({ offering, title, sensorFault }) => (
        <p key={offering} className="text-muted text-sm">
          {t('seat.sheet', { title, words: sensorFault.words })}
        </p>
      ))}
      <Button
        isLarge
        onClick={async () => {
          const fields = { table: facts.table, seat: seat.seat, works };
          if (await keys.press('report-sensor', fields)) onClose();
        }}
      >
        {works ? t('seat.sensorLit') : t('seat.sensorDark')}
      </Button>
    </section>
  );
}

/** Who sits at a seat, who leaves it, and whether its sensor works. */
export function SeatDialog(props: SeatDialogProps) {
  const { facts, seat, keys, onClose } = props;
  const { t } = useTranslation('keypad');
  return (
    <Dialog title={t('seat.title', { seat: seat.seat })} isOpen onClose={onClose}>
      <div className="flex flex-col gap-4">
        {keys.said?.is === 'refused' ? <Notice is="refused" title={keys.said.words} /> : null}
        <SitForm {...props} />
        {seat.person === undefined ? null : (
          <Button
            isLarge
            onClick={async () => {
              const fields = { table: facts.table, seat: seat.seat };
              if (await keys.press('leave-seat', fields)) onClose();
            }}
          >
            {t('seat.leave')}
          </Button>
        )}
        <SensorPart {...props} />
      </div>
    </Dialog>
  );
}
