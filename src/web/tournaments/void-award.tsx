import { useTranslation } from 'react-i18next';
import { useView } from '../data/views.ts';
import { CommandButton } from '../ui/form.tsx';
import { GoLink } from '../ui/go-link.tsx';

/** Proposes to void an award, so that it can be made again; a different person approves. */
export function VoidAward({ award, label }: { readonly award: string; readonly label: string }) {
  const { t } = useTranslation('tournaments');
  const proposals = useView('/proposals', { on: ['house'] }).data ?? [];
  const waits = proposals.some(
    ({ action }) => action.type === 'void-award' && action.call === award,
  );
  if (waits) return <GoLink to="/approvals">{t('void.waits')}</GoLink>;
  return (
    <CommandButton
      command="propose void-award"
      title={t('void.open')}
      label={label}
      heading={label}
      words={t('void.words')}
      submit={t('void.do')}
      look="danger"
      isQuiet
      fixed={{ call: award }}
      fields={{ reason: { label: t('void.reason') } }}
    />
  );
}
