import { ChevronDown, CircleUserRound } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../data/api.ts';
import { useCommand } from '../data/commands.ts';
import { setSession, useSession } from '../data/session.ts';
import { useGo } from '../place.ts';
import { buttonClass } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { OutcomeNotice } from '../ui/outcome.tsx';

const PinForm = lazy(() => import('./pin-form.tsx'));

const ITEM =
  'flex min-h-11 cursor-pointer items-center rounded-control px-3 text-ink outline-none data-[highlighted]:bg-raised';

/** Who is signed in here, and how to leave. */
export function BadgeMenu() {
  const { t } = useTranslation();
  const session = useSession();
  const go = useGo();
  const offDuty = useCommand('go-off-duty');
  const [isChangingPin, setChangingPin] = useState(false);
  if (session === undefined) return null;

  async function leave() {
    await api()
      .signOut()
      .catch(() => undefined);
    setSession(undefined);
    go('/');
  }

  return (
    <>
      <Radix.Root modal={false}>
        <Radix.Trigger
          aria-label={t('signedInAs', { badge: session.badge })}
          className={`${buttonClass('quiet')} max-w-56 px-2`}
        >
          <CircleUserRound className="size-5 shrink-0" aria-hidden="true" />
          <span className="hidden truncate md:inline lg:hidden xl:inline">{session.badge}</span>
          <ChevronDown className="size-4 shrink-0" aria-hidden="true" />
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            align="end"
            sideOffset={6}
            className="z-50 min-w-56 rounded-panel border border-line-strong bg-panel p-1.5 shadow-2xl"
          >
            <Radix.Label className="px-3 py-2 text-muted text-sm">
              {session.roles.map((role) => t(`roles.${role as 'dealer'}`)).join(', ')}
            </Radix.Label>
            <Radix.Item className={ITEM} onSelect={() => setChangingPin(true)}>
              {t('changePin')}
            </Radix.Item>
            <Radix.Item
              className={ITEM}
              onSelect={async () => {
                if ((await offDuty.send({})) !== undefined) await leave();
              }}
            >
              {t('goOffDuty')}
            </Radix.Item>
            <Radix.Item className={ITEM} onSelect={() => void leave()}>
              {t('signOut')}
            </Radix.Item>
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
      <Dialog title={t('changePin')} isOpen={isChangingPin} onClose={() => setChangingPin(false)}>
        <Suspense>
          <PinForm onDone={() => setChangingPin(false)} />
        </Suspense>
      </Dialog>
      <Dialog
        title={t('goOffDuty')}
        isOpen={offDuty.outcome.kind === 'refused' || offDuty.outcome.kind === 'unknown'}
        onClose={offDuty.reset}
      >
        <OutcomeNotice of={offDuty.outcome} />
      </Dialog>
    </>
  );
}
