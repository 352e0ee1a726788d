import { useTranslation } from 'react-i18next';
import type { CommandFields } from '#client';
import { given } from '#result';
import { buttonOf, type Facts, type OfferingHere, stopOf } from './facts.ts';
import { PressButton } from './press-button.tsx';
import type { Keys } from './use-table-link.ts';

interface HandsProps {
  readonly facts: Facts;
  readonly seat: number | undefined;
  /** It is of the round before. */
  readonly isLate: boolean;
  readonly keys: Keys;
  /** A hand was called. */
  readonly onCalled: () => void;
}

interface OfProps extends HandsProps {
  readonly offering: OfferingHere;
}

function HandsOf(props: OfProps) {
  const { facts, offering, seat, isLate, keys, onCalled } = props;
  const { table, round, lastRound } = facts;
  const { t } = useTranslation('keypad');
  const { offering: id, title, hands, callLast } = offering;
  const call = (isLate ? callLast : undefined) ?? buttonOf(offering, 'call-hand');
  const stop = stopOf(call, t('because.now'));
  const because = stop ?? (seat === undefined ? t('hands.chooseSeat') : undefined);

  async function press(row?: string) {
    const over = isLate || round === undefined ? lastRound : undefined;
    const named = given({ row, round: over });
    const fields: CommandFields<'call-hand'> = {
      table,
      seat: seat as number,
      offering: id,
      ...named,
    };
    if (await keys.press('call-hand', fields)) onCalled();
  }
  const shared = { because, onRefused: (words: string) => keys.say({ is: 'held', words }) };
  return (
    <section aria-label={t('hands.of', { title })} className="flex flex-col gap-2">
      <h2 className="truncate font-medium text-muted text-sm" title={title}>
        {title}
      </h2>
      <div className="grid gap-2 [grid-template-columns:repeat(auto-fill,minmax(min(10.5rem,100%),1fr))]">
        {hands.map(({ row, title: hand }) => (
          <PressButton
            key={row}
            {...shared}
            className="py-2 leading-tight"
            onPress={() => press(row)}
          >
            {hand}
          </PressButton>
        ))}
        <PressButton
          {...shared}
          className="flex-col gap-0! py-2 leading-tight"
          onPress={() => press()}
        >
          {t('hands.floor')}
          <span className="font-normal text-muted text-sm">{t('hands.floorWords')}</span>
        </PressButton>
      </div>
    </section>
  );
}

/** One button for each hand, in the words of its sheet. */
export const Hands = (props: HandsProps) => (
  <div className="flex flex-col gap-4">
    {props.facts.offerings.map((offering) => (
      <HandsOf key={offering.offering} {...props} offering={offering} />
    ))}
  </div>
);
