import { useTranslation } from 'react-i18next';
import { GoLink } from '../ui/go-link.tsx';
import { Notice } from '../ui/notice.tsx';

/** It takes a second person: here is where. */
export function Proposed() {
  const { t } = useTranslation('admin');
  return (
    <Notice is="held" title={t('proposed.title')}>
      <GoLink to="/approvals">{t('proposed.link')}</GoLink>
    </Notice>
  );
}
