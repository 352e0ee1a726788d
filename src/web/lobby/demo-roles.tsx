import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type SignedIn, Unreachable } from '#client';
import { newClient } from '../data/api.ts';
import { setSession } from '../data/session.ts';
import { useGo } from '../place.ts';
import { homeOf } from '../screens.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/panel.tsx';
import { type DemoRole, type LobbyPart, partsOf } from './parts.ts';

/** Enters as a badge of the demo; what went wrong, where it did. */
async function enter(badge: string): Promise<SignedIn | { readonly failure: string }> {
  try {
    const answer = await newClient().request('POST /demo/sign-in', { body: { badge } });
    return answer.ok ? answer.value : { failure: answer.error.detail };
  } catch (error) {
    if (error instanceof Unreachable) return { failure: error.message };
    throw error;
  }
}

interface RoleCardProps {
  readonly part: LobbyPart;
  readonly isBusy: boolean;
  readonly onEnter: (badge: string) => void;
}

function RoleCard({ part: { role, badges }, isBusy, onEnter }: RoleCardProps) {
  const { t } = useTranslation('lobby');
  const [first = '', second] = badges;
  const title = t(`roles.${role}`, { ns: 'common' });
  return (
    <li className="flex flex-col gap-3 rounded-control border border-line bg-raised p-4">
      <div className="flex-1">
        <h3 className="font-semibold text-lg">{title}</h3>
        <p className="mt-1 text-muted">{t(`does.${role}`)}</p>
      </div>
      <div className="flex gap-2">
        <Button
          disabled={isBusy}
          className="flex-1"
          aria-label={t('roles.takeAs', { role: title })}
          onClick={() => onEnter(first)}
        >
          {t('roles.take')}
        </Button>
        {second === undefined ? null : (
          <Button
            look="quiet"
            disabled={isBusy}
            aria-label={t('roles.secondAs', { role: title })}
            className="whitespace-nowrap"
            onClick={() => onEnter(second)}
          >
            {t('roles.second')}
          </Button>
        )}
      </div>
    </li>
  );
}

/** The parts that can be taken in a demo house. */
export function DemoRoles({ badges }: { readonly badges: readonly DemoRole[] }) {
  const { t } = useTranslation('lobby');
  const go = useGo();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  async function onEnter(badge: string) {
    setBusy(true);
    const answer = await enter(badge);
    setBusy(false);
    if ('failure' in answer) return setFailure(answer.failure);
    setSession(answer);
    return go(homeOf(answer.roles).path);
  }

  return (
    <Panel title={t('roles.title')}>
      <p className="max-w-prose pb-4 text-muted">{t('roles.words')}</p>
      {failure === '' ? null : (
        <div className="pb-4">
          <Notice is="refused" title={t('roles.failed')}>
            {failure}
          </Notice>
        </div>
      )}
      <ul className="grid gap-3 [grid-template-columns:repeat(auto-fill,minmax(min(18rem,100%),1fr))]">
        {partsOf(badges).map((part) => (
          <RoleCard
            key={part.role}
            part={part}
            isBusy={isBusy}
            onEnter={(badge) => void onEnter(badge)}
          />
        ))}
      </ul>
    </Panel>
  );
}
