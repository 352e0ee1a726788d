import { useTranslation } from 'react-i18next';
import type { TournamentClock } from '#house';
import { type Meaning, Tag } from '../ui/tag.tsx';

type Phase = TournamentClock['phase'];

const MEANS: Readonly<Record<Phase, Meaning>> = {
  'sign-up': 'plain',
  running: 'live',
  over: 'held',
  awarded: 'paid',
  cancelled: 'refused',
};

export const isLive = ({ phase }: Pick<TournamentClock, 'phase'>): boolean =>
  phase === 'sign-up' || phase === 'running' || phase === 'over';

export function PhaseTag({ phase }: { readonly phase: Phase }) {
  const { t } = useTranslation('tournaments');
  return <Tag is={MEANS[phase]}>{t(`phase.${phase}`)}</Tag>;
}
