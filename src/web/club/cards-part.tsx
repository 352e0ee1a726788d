import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAY } from '#house';
import { useHasRole } from '../data/session.ts';
import { useAnswer } from '../data/views.ts';
import { Button } from '../ui/button.tsx';
import { Field, Select } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/panel.tsx';
import { withoutId } from '../ui/refusal-words.ts';
import { Shown } from '../ui/state.tsx';
import type { Club } from './answers.ts';
import { Catalogue } from './catalogue.tsx';
import { MemberPage } from './member-page.tsx';
import { type Opened, useCard } from './use-card.ts';

const REASONS = ['balance', 'redeem', 'lost', 'complaint'] as const;

/** A card that somebody looks at, or the way to one; beside it, what credits buy. */
export function CardsPart() {
  const { opened, open, close } = useCard();
  const club = useAnswer<Club>('/club', { on: ['club'] });
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
  const id = useId();
  const [who, setWho] = useState('');
  const [reason, setReason] = useState<(typeof REASONS)[number]>('balance');
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
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (who.trim() !== '') void onOpen(who.trim(), t(`find.reasons.${reason}`));
        }}
      >
        <Field
          id={`${id}-who`}
          label={t('find.who')}
          hint={t('find.whoHint')}
          value={who}
          maxLength={48}
          onChange={({ target }) => setWho(target.value)}
        />
        <Select
          id={`${id}-reason`}
          label={t('find.reason')}
          value={reason}
          options={REASONS.map((each) => ({ value: each, title: t(`find.reasons.${each}`) }))}
          onChange={({ target }) => setReason(target.value as (typeof REASONS)[number])}
        />
        {opened.state === 'failed' ? <Notice is="refused" title={withoutId(opened.words)} /> : null}
        <div className="flex justify-end">
          <Button type="submit" look="primary" disabled={who.trim() === ''}>
            {t('find.show')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
