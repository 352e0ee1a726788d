import { useTranslation } from 'react-i18next';
import { given } from '#result';
import { buttonOf, type Facts, labelOf, stopOf } from './facts.ts';
import { PressButton } from './press-button.tsx';
import type { Fees } from './use-fees.ts';
import type { Keys } from './use-table-link.ts';

interface ActionsProps {
  readonly facts: Facts;
  readonly fees: Fees;
  readonly keys: Keys;
}

/** Why no round can be started with these fees. */
function useStartStop({ facts, fees }: ActionsProps): string | undefined {
  const { t } = useTranslation('keypad');
  if (facts.round !== undefined) return t('because.running');
  if (fees.asksNumber) return t('dealtIn.ask');
  const inNow = [...fees.ofSeats, ...fees.ofTable].filter((fee) => fees.isIn(fee));
  return inNow.map(fees.stopAt).find((stop) => stop !== undefined);
}

function useEndStop({ offerings, round }: Facts): string | undefined {
  const { t } = useTranslation('keypad');
  if (round === undefined) return t('because.notRunning');
  return offerings
    .map((each) => stopOf(buttonOf(each, 'end-round'), t('because.now')))
    .find((stop) => stop !== undefined);
}

function Start(props: ActionsProps) {
  const { facts, fees, keys } = props;
  const { t } = useTranslation('keypad');
  const { lines } = fees;
  const played = facts.offerings.filter((each) =>
    lines.some(({ offering }) => offering === each.offering),
  );
  const named = played.length === 0 ? facts.offerings : played;
  const because = useStartStop(props);
  const hasFees = fees.ofSeats.length + fees.ofTable.length > 0;
  return (
    <PressButton
      look="primary"
      className="min-h-20! flex-1 basis-36 flex-col gap-0! text-xl"
      because={because}
      onRefused={(words) => keys.say({ is: 'held', words })}
      onPress={async () => {
        const { told: dealtIn } = fees.dealtIn;
        const round = given({ table: facts.table, fees: lines, dealtIn });
        if (await keys.press('start-round', round)) fees.taken();
      }}
    >
      {labelOf(named, 'start-round', t('actions.start'))}
      {because === undefined && hasFees && lines.length === 0 ? (
        <span className="font-normal text-sm">{t('actions.withoutFees')}</span>
      ) : null}
    </PressButton>
  );
}

/** Start and end of the round. On a small screen that is held upright they are always under the
 * thumb. */
export function Actions(props: ActionsProps) {
  const { facts, keys } = props;
  const { t } = useTranslation('keypad');
  return (
    <section
      aria-label={t('actions.title')}
      className="flex flex-wrap gap-2 max-lg:portrait:fixed max-lg:portrait:inset-x-0 max-lg:portrait:bottom-0 max-lg:portrait:z-10 max-lg:portrait:border-line max-lg:portrait:border-t max-lg:portrait:bg-ground max-lg:portrait:p-3"
    >
      <Start {...props} />
      <PressButton
        look={facts.round === undefined ? 'plain' : 'primary'}
        className="min-h-20! flex-1 basis-36 text-xl"
        because={useEndStop(facts)}
        onRefused={(words) => keys.say({ is: 'held', words })}
        onPress={() => keys.press('end-round', { table: facts.table })}
      >
        {labelOf(facts.offerings, 'end-round', t('actions.end'))}
      </PressButton>
    </section>
  );
}
