import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { Panel, ScreenTitle } from '../ui/panel.tsx';

export interface FirstPin {
  readonly badge: string;
  readonly pin: string;
}

interface FirstPinsProps {
  readonly house: string;
  readonly pins: readonly FirstPin[];
  readonly onNoted: () => void;
}

/** Shown once, and nowhere else: the house keeps no PIN that it could show again. */
export function FirstPins({ house, pins, onNoted }: FirstPinsProps) {
  const { t } = useTranslation('lobby');
  return (
    <div className="mx-auto max-w-xl">
      <ScreenTitle title={t('setUp.done', { house })} words={t('setUp.doneWords')} />
      <Panel>
        <table className="w-full">
          <thead className="text-left text-muted text-sm">
            <tr>
              <th scope="col" className="py-2 font-medium">
                {t('setUp.badge')}
              </th>
              <th scope="col" className="py-2 text-right font-medium">
                {t('setUp.first')}
              </th>
            </tr>
          </thead>
          <tbody>
            {pins.map(({ badge, pin }) => (
              <tr key={badge} className="border-line border-t">
                <td className="break-all py-3">{badge}</td>
                <td className="py-3 text-right font-mono text-xl tabular-nums">{pin}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <Button look="primary" className="mt-5 w-full" onClick={onNoted}>
          {t('setUp.noted')}
        </Button>
      </Panel>
    </div>
  );
}
