import { useTranslation } from 'react-i18next';
import { useView } from '../data/views.ts';
import { BackLink } from '../ui/back-link.tsx';
import { Shown } from '../ui/state.tsx';
import { RoundView } from './round-view.tsx';

/** A round of the running house, by its id or by one of its calls. */
export function RoundPage({ round }: { readonly round: string }) {
  const { t } = useTranslation('replay');
  const replay = useView('/rounds/:round/replay', { of: { round } });
  return (
    <>
      <BackLink to="/replay">{t('round.back')}</BackLink>
      <Shown of={replay}>{(found) => <RoundView of={found} />}</Shown>
    </>
  );
}
