import { useTranslation } from 'react-i18next';
import { PERSON_KINDS, SEAT_POSITIONS } from '#games';
import { commandFields } from '#house';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { AskForm } from '../ui/schema-form.tsx';
import type { Facts, SeatFacts } from './facts.ts';
import type { Keys } from './use-table-link.ts';

interface SeatDialogProps {
  readonly facts: Facts;
  readonly seat: SeatFacts;
  readonly keys: Keys;
  readonly onClose: () => void;
}

/** The house's own list says who is excluded; a dealer doesn't choose it here. */
const KINDS = PERSON_KINDS.filter((kind) => kind !== 'nobody' && kind !== 'excluded');

function SitForm({ facts, seat, keys, onClose }: SeatDialogProps) {
  const { t } = useTranslation('keypad');
  const person = KINDS.some((kind) => kind === seat.person) ? seat.person : 'patron';
  return (
    <AskForm
      schema={commandFields('seat-person')}
      submit={seat.person === undefined ? t('seat.sit') : t('seat.change')}
      isLarge
      fixed={{ table: facts.table, seat: seat.seat }}
      initial={{ person, position: seat.position, patron: seat.patron }}
      fields={{
        position: {
          label: t('seat.position'),
          as: 'choice',
          options: SEAT_POSITIONS.map((value) => ({ value, title: t(`positions.${value}`) })),
        },
        person: {
          label: t('seat.person'),
          options: KINDS.map((value) => ({ value, title: t(`persons.${value}`) })),
        },
        patron: { label: t('seat.patron'), hint: t('seat.patronHint') },
      }}
      onAsk={async (fields) => {
        if (await keys.press('seat-person', fields)) onClose();
      }}
    />
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
        {seat.behind.map(({ person, patron }, index) => {
          const number = index + 1;
          return (
            <Button
              key={`${number} ${person} ${patron}`}
              isLarge
              onClick={async () => {
                const fields = { table: facts.table, seat: seat.seat, behind: number };
                if (await keys.press('leave-seat', fields)) onClose();
              }}
            >
              {t('seat.leaveBehind', { number, who: patron ?? t(`short.${person}`) })}
            </Button>
          );
        })}
        <SensorPart {...props} />
      </div>
    </Dialog>
  );
}
