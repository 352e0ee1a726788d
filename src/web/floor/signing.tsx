import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CallStory, MAY } from '#house';
import { useCommand } from '../data/commands.ts';
import { useHasRole, useSession } from '../data/session.ts';
import { useView } from '../data/views.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { OutcomeNotice } from '../ui/outcome.tsx';
import { Panel } from '../ui/panel.tsx';
import { withoutId } from '../ui/refusal-words.ts';
import { SecondBadge } from '../ui/second-badge.tsx';
import { dealIn, entryOf, gameOf } from './entry.ts';
import type { CallItem } from './items.ts';
import { LaidPieces } from './laid-pieces.tsx';
import { useVerdict } from './use-verdict.ts';
import { VerdictPanel } from './verdict-panel.tsx';

interface SigningProps {
  readonly story: CallStory;
  readonly call: CallItem;
  readonly onChange: () => void;
}

/** Whose signature is awaited, and what would stop it. */
function Awaited({ story }: { readonly story: CallStory }) {
  const { t } = useTranslation('floor');
  const keypad = useView('/tables/:table', { of: { table: story.table }, on: ['calls'] }).data;
  const awaits = keypad?.calls.find(({ call }) => call === story.call)?.awaits;
  if (awaits === undefined) return null;
  if (awaits.what === 'an earlier call') return <Notice is="held" title={t('call.line')} />;
  const roles = awaits.roles.map((role) => t(`roles.${role}`, { ns: 'common' })).join(t('sign.or'));
  return (
    <>
      <p className="text-lg">{t('sign.needs', { roles })}</p>
      {awaits.because === undefined ? null : <Notice is="held" title={withoutId(awaits.because)} />}
    </>
  );
}

function Signatures({ call: { verifiedBy = '', authorizedBy } }: Pick<SigningProps, 'call'>) {
  const { t } = useTranslation('floor');
  return (
    <ul className="flex flex-col gap-1 text-muted">
      <li>{t('sign.verifiedBy', { badge: verifiedBy })}</li>
      {authorizedBy.map((badge) => (
        <li key={badge}>{t('sign.signedBy', { badge })}</li>
      ))}
    </ul>
  );
}

function SignButtons({ story, call }: Pick<SigningProps, 'story' | 'call'>) {
  const { t } = useTranslation('floor');
  const { outcome, send } = useCommand('authorize-call');
  const [isOther, setOther] = useState(false);
  const badge = useSession()?.badge ?? '';
  const signs = useHasRole(MAY['authorize-call']);
  const hasActed = [call.by, call.verifiedBy, ...call.authorizedBy].includes(badge);
  const fields = { call: story.call };
  return (
    <>
      <OutcomeNotice of={outcome} done={t('sign.done')} />
      {hasActed ? <p className="text-muted">{t('sign.notYou')}</p> : null}
      {signs ? null : <p className="text-muted">{t('sign.notRole')}</p>}
      <div className="flex flex-wrap gap-3">
        {hasActed || !signs ? null : (
          <Button
            look="primary"
            isLarge
            disabled={outcome.kind === 'sending'}
            onClick={() => void send(fields)}
          >
            {t('sign.own', { badge })}
          </Button>
        )}
        <Button isLarge look={hasActed ? 'primary' : 'plain'} onClick={() => setOther(true)}>
          {t('sign.other')}
        </Button>
      </div>
      <SecondBadge
        isOpen={isOther}
        onClose={() => setOther(false)}
        onSigned={(client) => send(fields, client)}
      />
    </>
  );
}

/** The cards are verified: who has signed, who still has to, and what will be awarded then. */
export function Signing({ story, call, onChange }: SigningProps) {
  const { t } = useTranslation('floor');
  const game = gameOf(story);
  const entry = entryOf(story.deal, game);
  const judged = useVerdict(story.call, { deal: dealIn(entry) });
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Panel title={t('sign.title')}>
        <div className="flex flex-col gap-4">
          <Signatures call={call} />
          <Awaited story={story} />
          <SignButtons story={story} call={call} />
          {call.authorizedBy.length > 0 ? null : (
            <div className="border-line border-t pt-3">
              <Button look="quiet" onClick={onChange}>
                {t('verify.again')}
              </Button>
            </div>
          )}
        </div>
      </Panel>
      <Panel title={t('sign.amount')}>
        <div className="flex flex-col gap-5">
          <LaidPieces entry={entry} />
          <VerdictPanel judged={judged} />
        </div>
      </Panel>
    </div>
  );
}
