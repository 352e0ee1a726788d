import { useTranslation } from 'react-i18next';
import type { Stage } from '#house';
import { type Meaning, Tag } from '../ui/tag.tsx';

const MEANINGS: Readonly<Record<Stage['status'], Meaning>> = {
  playing: 'live',
  over: 'held',
  awarded: 'paid',
  abandoned: 'plain',
  voided: 'refused',
};

export function StatusTag({ status }: { readonly status: Stage['status'] }) {
  const { t } = useTranslation('shows');
  return <Tag is={MEANINGS[status]}>{t(`status.${status}`)}</Tag>;
}
