import { ScanBarcode, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { kioskAsks } from '../picks/kiosk-asks.ts';
import { KioskPicks } from '../picks/kiosk-picks.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Empty } from '../ui/state.tsx';
import { DigitPad } from './digit-pad.tsx';
import { isDevice } from './kiosk-api.ts';
import { OwnCardPage } from './own-card-page.tsx';
import { type KioskProblem, useKiosk } from './use-kiosk.ts';

/** A patron's own card in the hall: large, for a finger, and forgotten after half a minute. */
export default function KioskScreen() {
  const { t } = useTranslation('kiosk');
  const [isEnrolled] = useState(isDevice);
  const kiosk = useKiosk(isEnrolled);
  const { step } = kiosk;
  if (step.at === 'not-enrolled') {
    return (
      <main className="mx-auto max-w-lg px-4 py-16">
        <h1 className="sr-only">{t('title')}</h1>
        <Empty title={t('notEnrolled')} icon={TriangleAlert}>
          {t('notEnrolledWords')}
        </Empty>
      </main>
    );
  }
  if (step.at === 'own') {
    return (
      <OwnCardPage
        card={step.card}
        left={kiosk.left}
        onStay={() => void kiosk.show(step.token)}
        onLeave={kiosk.leave}
      >
        <KioskPicks asks={kioskAsks(step.token)} onTouch={() => void kiosk.show(step.token)} />
      </OwnCardPage>
    );
  }
  return (
    <main className="mx-auto flex min-h-dvh max-w-6xl flex-col justify-center gap-6 px-4 py-6 md:flex-row md:items-center md:gap-16 md:px-12">
      {step.at === 'card' ? (
        <CardPrompt digits={kiosk.digits} problem={step.problem} />
      ) : (
        <PinPrompt digits={kiosk.digits} of={promptWords()} />
      )}
      <div className="mx-auto flex w-full max-w-sm flex-col gap-4">
        <DigitPad onDigit={kiosk.type} onErase={kiosk.erase} onClear={kiosk.begin} />
        <Button
          look="primary"
          className="min-h-16 text-2xl md:min-h-20"
          disabled={kiosk.digits === '' || (step.at === 'pin' && step.isOpening)}
          onClick={kiosk.next}
        >
          {nextWords()}
        </Button>
        {step.at === 'pin' ? (
          <Button look="quiet" className="min-h-14 text-xl" onClick={kiosk.choose}>
            {t('choose.begin')}
          </Button>
        ) : null}
      </div>
    </main>
  );

  function promptWords(): 'pin' | 'choose' | 'again' {
    if (step.at !== 'choose') return 'pin';
    return step.first === undefined ? 'choose' : 'again';
  }
  function nextWords(): string {
    if (step.at === 'card') return t('idle.next');
    if (step.at === 'choose') return t(step.first === undefined ? 'idle.next' : 'choose.do');
    return t(step.at === 'pin' && step.isOpening ? 'pin.opening' : 'pin.open');
  }
}

interface CardPromptProps {
  readonly digits: string;
  readonly problem: KioskProblem | undefined;
}

function CardPrompt({ digits, problem }: CardPromptProps) {
  const { t } = useTranslation('kiosk');
  return (
    <div className="flex flex-col gap-3 md:flex-1 md:gap-5">
      <p className="flex items-center gap-3 text-muted text-xl">
        <ScanBarcode className="size-8 text-accent" aria-hidden="true" />
        {t('title')}
      </p>
      <h1 className="font-semibold text-4xl tracking-tight md:text-5xl">{t('idle.title')}</h1>
      <p className="text-muted text-xl md:text-2xl">{t('idle.words')}</p>
      {problem === undefined ? (
        <output
          aria-label={t('idle.card')}
          className="min-h-16 font-mono text-4xl tabular-nums tracking-wider"
        >
          {digits.replace(/(\d{3})(?=\d)/g, '$1 ')}
        </output>
      ) : (
        <div className="min-h-16 text-xl">
          <Notice is={problem === 'wrong' ? 'refused' : 'held'} title={t(problem)} />
        </div>
      )}
    </div>
  );
}

interface PinPromptProps {
  readonly digits: string;
  readonly of: 'pin' | 'choose' | 'again';
}

function PinPrompt({ digits, of }: PinPromptProps) {
  const { t } = useTranslation('kiosk');
  return (
    <div className="flex flex-col gap-3 md:flex-1 md:gap-5">
      <h1 className="font-semibold text-4xl tracking-tight md:text-5xl">{t(`${of}.title`)}</h1>
      <p className="text-muted text-xl md:text-2xl">{t(`${of}.words`)}</p>
      <output className="flex min-h-16 items-center gap-3">
        <span className="sr-only">{t('pin.entered', { count: digits.length })}</span>
        {[...digits].map((_, place) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: dots that nothing tells apart.
            key={place}
            aria-hidden="true"
            className="size-6 rounded-full bg-accent"
          />
        ))}
      </output>
    </div>
  );
}
