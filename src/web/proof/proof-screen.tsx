// Anyone can check a drawing here, signed in or not: it is run again in their own browser.
import { useTranslation } from 'react-i18next';
import { usePlace } from '../place.ts';
import { Notice } from '../ui/notice.tsx';
import { ScreenTitle } from '../ui/panel.tsx';
import { Progress } from '../ui/progress.tsx';
import { Loading } from '../ui/state.tsx';
import { DrawList } from './draw-list.tsx';
import { FileDrop } from './file-drop.tsx';
import { MyTicket } from './my-ticket.tsx';
import { PostedFacts } from './posted-facts.tsx';
import type { ShownDrawing } from './proof-desk.ts';
import { RecentDrawings } from './recent-drawings.tsx';
import { type ProofShown, useProof } from './use-proof.ts';
import { Verdict } from './verdict.tsx';

function Checking({ part }: { readonly part: number }) {
  const { t } = useTranslation('proof');
  return (
    <div className="flex max-w-prose flex-col gap-3" role="status">
      <p className="font-medium">{t('checking')}</p>
      <Progress label={t('progress')} part={part} />
    </div>
  );
}

const Shown = ({ of }: { readonly of: ShownDrawing }) => (
  <>
    <h2 className="font-semibold text-xl">
      {of.title}
      <span className="ml-2 font-normal text-base text-muted">
        {[of.drawing, of.house].filter((each) => each !== '').join(' · ')}
      </span>
    </h2>
    <div className="grid gap-4 lg:grid-cols-[3fr_2fr] lg:grid-rows-[auto_1fr] lg:items-start">
      {of.isOneDraw ? null : (
        <div className="min-w-0 lg:col-start-2">
          <MyTicket />
        </div>
      )}
      <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <DrawList of={of} />
      </div>
      <div className="min-w-0 lg:col-start-2">
        <PostedFacts of={of} />
      </div>
    </div>
  </>
);

function Stage({ of }: { readonly of: ProofShown }) {
  const { t } = useTranslation('proof');
  switch (of.state) {
    case 'none':
      return null;
    case 'loading':
      return <Loading />;
    case 'checking':
      return <Checking part={of.progress} />;
    case 'failed':
      return (
        <Notice is="refused" title={t('failed')}>
          {of.words}
        </Notice>
      );
    case 'checked':
      return (
        <>
          <Verdict of={of.checked} ms={of.ms} />
          {of.checked.ok ? <Shown of={of.checked.shown} /> : null}
        </>
      );
  }
}

function ProofPage({ name }: { readonly name: string | undefined }) {
  const { t } = useTranslation('proof');
  const { proof, check } = useProof(name);
  return (
    <>
      <ScreenTitle title={t('title')} words={t('words')} />
      <div className="flex flex-col gap-5">
        <Stage of={proof} />
        {proof.state === 'none' ? <RecentDrawings /> : null}
        <FileDrop onText={check} />
        <p className="max-w-prose text-muted text-sm">{t('without')}</p>
      </div>
    </>
  );
}

export default function ProofScreen() {
  const { name } = usePlace();
  return <ProofPage key={name} name={name} />;
}
