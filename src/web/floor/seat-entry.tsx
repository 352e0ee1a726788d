import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { DealtGame } from '#games';
import type { CallStory } from '#house';
import { Button } from '../ui/button.tsx';
import { Checkbox, Field, Select } from '../ui/field.tsx';
import { Tag } from '../ui/tag.tsx';
import { inWords } from '../ui/words.ts';
import { type EnteredDeal, type SeatEntry, withoutSeat, withSeat } from './entry.ts';

interface SeatProps {
  readonly story: CallStory;
  readonly seat: number;
}

const hasPaid = ({ fees }: CallStory, seat: number): boolean =>
  Object.values(fees).some((seats) => seats === 'table' || seats.includes(seat));

/** Who sits there and what lies there, as the log has it. */
export function SeatFacts({ story, seat }: SeatProps) {
  const { t } = useTranslation('floor');
  const who = story.seated.find((each) => each.seat === seat);
  const isPaid = hasPaid(story, seat);
  return (
    <>
      {story.seat === seat ? <Tag is="held">{t('verify.called')}</Tag> : null}
      {story.isNpn ? null : (
        <Tag is={isPaid ? 'live' : 'plain'}>{t(isPaid ? 'verify.paid' : 'verify.notPaid')}</Tag>
      )}
      {who === undefined ? null : (
        <>
          {who.position === 'seated' ? null : (
            <Tag is="paid">{t(`seat.positions.${who.position}`)}</Tag>
          )}
          <span className="min-w-0 truncate text-muted text-sm" title={who.patron}>
            {who.patron ?? t(`seat.persons.${who.person}`)}
          </span>
          {who.patron === undefined || who.person === 'patron' ? null : (
            <Tag is="refused">{t(`seat.persons.${who.person}`)}</Tag>
          )}
        </>
      )}
    </>
  );
}

export const SEAT_FACTS = ['wager', 'folded', 'heldAside', 'missedBlind'] as const;

interface SeatFieldsProps {
  readonly story: CallStory;
  readonly game: DealtGame;
  readonly seat: number;
  readonly facts: SeatEntry;
  readonly onFacts: (facts: Partial<SeatEntry>) => void;
}

/** What the sheet looks at besides the cards of a seat. */
export function SeatFields({ story, game, seat, facts, onFacts }: SeatFieldsProps) {
  const { t } = useTranslation('floor');
  const id = useId();
  const { asks } = story;
  const streets = game.streets ?? ['folded'];
  return (
    <div className="flex flex-wrap items-end gap-3 px-2.5 empty:hidden">
      {asks.includes('wager') ? (
        <div className="w-32">
          <Field
            id={`${id}-wager`}
            label={t('verify.wager')}
            inputMode="decimal"
            placeholder="5.00"
            value={facts.wager}
            onChange={({ target }) => onFacts({ wager: target.value.trim() })}
          />
        </div>
      ) : null}
      {asks.includes('folded') ? (
        <div className="w-40">
          <Select
            id={`${id}-folded`}
            label={t('verify.folded')}
            none={t('verify.notFolded')}
            value={facts.folded}
            onChange={({ target }) => onFacts({ folded: target.value })}
            options={streets.map((street) => ({ value: street, title: inWords(street) }))}
          />
        </div>
      ) : null}
      {(['heldAside', 'missedBlind'] as const)
        .filter((fact) => asks.includes(fact))
        .map((fact) => (
          <Checkbox
            key={fact}
            id={`${id}-${seat}-${fact}`}
            label={t(`verify.${fact}`)}
            isChecked={facts[fact]}
            onCheck={(isSo) => onFacts({ [fact]: isSo })}
          />
        ))}
    </div>
  );
}

interface LeaveOutProps {
  readonly entry: EnteredDeal;
  readonly seat: number;
  readonly onEntry: (entry: EnteredDeal) => void;
}

export function LeaveOut({ entry, seat, onEntry }: LeaveOutProps) {
  const { t } = useTranslation('floor');
  return (
    <Button
      look="quiet"
      aria-label={t('verify.leaveOutNamed', { seat })}
      onClick={() => onEntry(withoutSeat(entry, seat))}
    >
      {t('verify.leaveOut')}
    </Button>
  );
}

/** Seats without a known player can be added. */
export function AddSeat({
  seats,
  entry,
  onEntry,
}: {
  readonly seats: readonly number[];
  readonly entry: EnteredDeal;
  readonly onEntry: (entry: EnteredDeal) => void;
}) {
  const { t } = useTranslation('floor');
  if (seats.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <span className="pr-1 text-muted text-sm">{t('verify.addSeat')}</span>
      {seats.map((seat) => (
        <Button
          key={seat}
          className="min-w-11 px-0!"
          aria-label={t('verify.addSeatNamed', { seat })}
          onClick={() => onEntry(withSeat(entry, seat))}
        >
          {seat}
        </Button>
      ))}
    </div>
  );
}
