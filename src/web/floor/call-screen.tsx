import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallStory } from '#house';
import { given } from '#result';
import { useTopic } from '../data/stream.ts';
import { useView } from '../data/views.ts';
import { BackLink } from '../ui/back-link.tsx';
import { Waiting } from '../ui/clock.tsx';
import { momentOf, money, timeOf } from '../ui/format.ts';
import { Notice } from '../ui/notice.tsx';
import { Panel, ScreenTitle } from '../ui/panel.tsx';
import { Loading, Shown } from '../ui/state.tsx';
import { Tag } from '../ui/tag.tsx';
import { AwardPanel } from './award-panel.tsx';
import { gameTitle } from './entry.ts';
import type { CallItem } from './items.ts';
import { Signing } from './signing.tsx';
import { Verification } from './verification.tsx';
import { WithdrawCall } from './withdraw-call.tsx';

function Heading({ story, call }: { readonly story: CallStory; readonly call?: CallItem }) {
  const { t } = useTranslation('floor');
  const { table, seat, title, game, round, row, isNpn } = story;
  return (
    <>
      <BackLink to="/floor">{t('call.back')}</BackLink>
      <ScreenTitle
        title={t('call.title', { table, seat })}
        words={
          <>
            {title} · {t('call.facts', { game: gameTitle(game), round })}
          </>
        }
        actions={
          call === undefined ? null : (
            <WithdrawCall call={story.call} isVerified={call.step === 'verified'} />
          )
        }
      />
      <div className="-mt-2 flex flex-wrap items-center gap-2 pb-5">
        {call === undefined ? null : (
          <span className="mr-2 font-semibold text-2xl text-held">
            <Waiting since={call.at} />
          </span>
        )}
        <Tag>{row === undefined ? t('call.noRow') : t('call.pressed', { row: row.title })}</Tag>
        {isNpn ? <Tag is="paid">{t('call.npn')}</Tag> : null}
        {Object.entries(call?.holds ?? {}).map(([meter, amount]) => (
          <Tag key={meter} is="held">
            {t('call.holds')}: {money(amount)}
          </Tag>
        ))}
      </div>
    </>
  );
}

function Steps({ story: { steps } }: { readonly story: CallStory }) {
  const { t } = useTranslation('floor');
  return (
    <Panel title={t('call.steps')}>
      <ol className="flex flex-col gap-2">
        {steps.map(({ did, by, at, reason }) => (
          <li key={`${did} ${at} ${by}`} className="flex flex-wrap gap-x-3">
            <time
              dateTime={at}
              title={momentOf(at)}
              className="w-28 shrink-0 text-muted tabular-nums"
            >
              {timeOf(at)}
            </time>
            <span>
              <span className="font-medium">{by}</span> {t(`call.did.${did}`)}
            </span>
            {reason === undefined ? null : <span className="text-muted">{reason}</span>}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** What a call that is over has come to. */
function Over({ story }: { readonly story: CallStory }) {
  const { t } = useTranslation('floor');
  const last = story.steps.at(-1);
  return (
    <div className="flex flex-col gap-5">
      {last?.did === 'uncalled' || last?.did === 'rejected' || last?.did === 'voided' ? (
        <Notice is="refused" title={t(`call.${last.did}`)}>
          {last.reason ?? t('call.over')}
        </Notice>
      ) : null}
      {story.award === undefined ? null : <AwardPanel story={story} award={story.award} />}
    </div>
  );
}

function Work({ story, call }: { readonly story: CallStory; readonly call: CallItem }) {
  const [isChanging, setChanging] = useState(false);
  if (call.step === 'called') return <Verification story={story} onVerified={() => undefined} />;
  // The story follows the stream by a moment.
  if (story.deal === undefined) return <Loading />;
  const back = () => setChanging(false);
  return isChanging ? (
    <Verification story={story} onCancel={back} onVerified={back} />
  ) : (
    <Signing story={story} call={call} onChange={() => setChanging(true)} />
  );
}

/** A call from the floor's first look to the award. */
export default function CallScreen({ call: id }: { readonly call: string }) {
  const story = useView('/calls/:call/story', { of: { call: id }, on: ['calls', 'claims'] });
  const call = useTopic('calls')?.get(id);
  return (
    <Shown of={story}>
      {(told) => (
        <>
          <Heading story={told} {...given({ call })} />
          <div className="flex flex-col gap-5">
            {call === undefined ? (
              told.isWaiting ? (
                <Loading />
              ) : (
                <Over story={told} />
              )
            ) : (
              <Work story={told} call={call} />
            )}
            <Steps story={told} />
          </div>
        </>
      )}
    </Shown>
  );
}
