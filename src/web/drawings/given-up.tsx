import { useTranslation } from 'react-i18next';
import { timeOf } from '../ui/format.ts';
import { Panel } from '../ui/panel.tsx';
import type { DrawingProps } from './drawing-props.ts';

/** Who gave a drawing up, and why. */
export function GivenUp({ drawing: { givenUp, endedAt } }: DrawingProps) {
  const { t } = useTranslation('drawings');
  if (givenUp === undefined || endedAt === undefined) return null;
  const { by: badge, reason } = givenUp;
  return (
    <Panel>
      <p className="wrap-anywhere text-refused">
        {t('end.by', { at: timeOf(endedAt), badge, reason })}
      </p>
    </Panel>
  );
}
