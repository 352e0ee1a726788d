import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { MAY } from '#house';
import { useHasRole } from '../data/session.ts';
import { useView } from '../data/views.ts';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/panel.tsx';
import { withoutId } from '../ui/refusal-words.ts';
import { AskForm } from '../ui/schema-form.tsx';
import { Shown } from '../ui/state.tsx';
import { Catalogue } from './catalogue.tsx';
import { MemberPage } from './member-page.tsx';
import { type Opened, useCard } from './use-card.ts';

const REASONS = ['balance', 'redeem', 'lost', 'complaint'] as const;
const ASKED = z.object({ who: z.string().max(48), reason: z.enum(REASONS) });

/** A card that is looked at, or the way to one; beside it, what credits buy. */
export function CardsPart() {
  const { opened, open, close } = useCard();
  const club = useView('/club', { on: ['club'] });
  if (opened.state === 'open') {
    const { card } = opened;
    return (
      <MemberPage
        card={card}
        onAgain={(reason) => void open(card.patron, reason)}
        onClose={close}
      />
    );
  }
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Finder opened={opened} onOpen={open} />
      <Shown of={club}>{(facts) => <Catalogue club={facts} />}</Shown>
    </div>
  );
}

interface FinderProps {
  readonly opened: Opened;
  readonly onOpen: (who: string, reason: string) => Promise<void>;
}

function Finder({ opened, onOpen }: FinderProps) {
  const { t } = useTranslation('club');
  const mayRead = useHasRole(MAY['read-card']);
  if (!mayRead) {
    return (
      <Panel title={t('find.title')}>
        <p className="text-muted">{t('find.notYours')}</p>
      </Panel>
    );
  }
  return (
    <Panel title={t('find.title')}>
      <AskForm
        schema={ASKED}
        submit={t('find.show')}
        fields={{
          who: { label: t('find.who'), hint: t('find.whoHint') },
          reason: {
            label: t('find.reason'),
            options: REASONS.map((each) => ({ value: each, title: t(`find.reasons.${each}`) })),
          },
        }}
        onAsk={({ who, reason }) => onOpen(who, t(`find.reasons.${reason}`))}
      />
      {opened.state === 'failed' ? (
        <div className="pt-4">
          <Notice is="refused" title={withoutId(opened.words)} />
        </div>
      ) : null}
    </Panel>
  );
}
