import { useTranslation } from 'react-i18next';
import type { DrawingFacts } from '#house';
import { type Meaning, Tag } from '../ui/tag.tsx';

const DRAWINGS: Readonly<Record<DrawingFacts['status'], Meaning>> = {
  announced: 'plain',
  closed: 'live',
  drawn: 'held',
  claimed: 'held',
  ended: 'paid',
};

export function DrawingTag({ status }: { readonly status: DrawingFacts['status'] }) {
  const { t } = useTranslation('drawings');
  return <Tag is={DRAWINGS[status]}>{t(`status.${status}`)}</Tag>;
}

type WinnerStatus = DrawingFacts['won'][number]['status'];

const WINNERS: Readonly<Record<WinnerStatus, Meaning>> = {
  claimed: 'held',
  'identity-owed': 'held',
  confirmed: 'paid',
  forfeited: 'refused',
  'turned-down': 'refused',
  voided: 'refused',
};

export function WinnerTag({ status }: { readonly status: WinnerStatus }) {
  const { t } = useTranslation('drawings');
  return <Tag is={WINNERS[status]}>{t(`winners.status.${status}`)}</Tag>;
}
