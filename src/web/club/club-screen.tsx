import { useTranslation } from 'react-i18next';
import { MAY } from '#house';
import { useHasRole } from '../data/session.ts';
import { ScreenTitle } from '../ui/panel.tsx';
import { Parts } from '../ui/parts.tsx';
import { CardsPart } from './cards-part.tsx';
import { RegisterPart } from './register-part.tsx';
import { ScansPart } from './scans-part.tsx';

export default function ClubScreen() {
  const { t } = useTranslation('club');
  const parts = [
    { name: 'cards', isFor: true, content: <CardsPart /> },
    { name: 'scans', isFor: useHasRole(MAY['upload-scans']), content: <ScansPart /> },
    { name: 'register', isFor: useHasRole(MAY['register-member']), content: <RegisterPart /> },
  ] as const;
  return (
    <>
      <ScreenTitle title={t('title')} words={t('words')} />
      <Parts
        label={t('parts.label')}
        at="/club"
        by="path"
        parts={parts
          .filter(({ isFor }) => isFor)
          .map((part) => ({ ...part, title: t(`parts.${part.name}`) }))}
      />
    </>
  );
}
