import { Undo2 } from 'lucide-react';
import { RadioGroup as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChipFace } from '../ui/chip.tsx';
import { CHIP_VALUES, type ChipValue } from '../ui/chips.ts';
import { money } from '../ui/format.ts';

/** The chip that the next touch lays down, or the hand that takes chips back. */
export type HeldChip = ChipValue | 'take-back';

const Item = ({
  value,
  label,
  children,
}: {
  readonly value: string;
  readonly label: string;
  readonly children: ReactNode;
}) => (
  <Radix.Item
    value={value}
    aria-label={label}
    className="grid size-12 cursor-pointer place-items-center rounded-full p-1 opacity-75 hover:opacity-100 data-[state=checked]:bg-gold data-[state=checked]:opacity-100 motion-safe:transition-opacity"
  >
    {children}
  </Radix.Item>
);

export function ChipRack({
  held,
  onHold,
}: {
  readonly held: HeldChip;
  readonly onHold: (held: HeldChip) => void;
}) {
  const { t } = useTranslation('practice');
  return (
    <Radix.Root
      aria-label={t('chips.label')}
      value={String(held)}
      onValueChange={(value) =>
        onHold(value === 'take-back' ? value : (Number(value) as ChipValue))
      }
      className="flex gap-1 sm:gap-2"
    >
      {CHIP_VALUES.map((value) => (
        <Item
          key={value}
          value={String(value)}
          label={t('chips.chip', { amount: money(String(value)) })}
        >
          <ChipFace value={value} />
        </Item>
      ))}
      <Item value="take-back" label={t('chips.takeBack')}>
        <span className="grid size-10 place-items-center rounded-full border border-line-strong bg-raised">
          <Undo2 className="size-5" aria-hidden="true" />
        </span>
      </Item>
    </Radix.Root>
  );
}
