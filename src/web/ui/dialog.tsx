import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { focusIn, focusNow } from './focus.ts';

interface DialogProps {
  readonly title: ReactNode;
  readonly words?: ReactNode;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly isWide?: boolean;
  /** A press beside it does not close it. */
  readonly isFirm?: boolean;
}

/** A dialog over the screen. The ground behind it is our own: the library's would lock scrolling with
 * a style sheet that the content security policy does not allow. */
export function Dialog({
  title,
  words,
  isOpen,
  onClose,
  children,
  isWide = false,
  isFirm = false,
}: DialogProps) {
  const { t } = useTranslation();
  const opener = useRef<HTMLElement>(undefined);
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => (open ? undefined : onClose())}>
      <Radix.Portal>
        <div className="fixed inset-0 z-50 bg-black/60" aria-hidden="true" />
        <div className="pointer-events-none fixed inset-0 z-50 grid place-items-center overflow-y-auto p-3 sm:p-6">
          <Radix.Content
            {...(words === undefined ? { 'aria-describedby': undefined } : {})}
            onOpenAutoFocus={() => {
              opener.current = focusNow();
            }}
            onCloseAutoFocus={(event) => {
              // The library gives the focus back to a trigger only, and none of ours has one.
              event.preventDefault();
              focusIn(opener.current);
            }}
            onInteractOutside={(event) => (isFirm ? event.preventDefault() : undefined)}
            onEscapeKeyDown={(event) => (isFirm ? event.preventDefault() : undefined)}
            className={`pointer-events-auto max-h-full w-full overflow-y-auto rounded-panel border border-line-strong bg-panel p-5 shadow-2xl motion-safe:animate-arrive sm:p-6 ${isWide ? 'max-w-4xl' : 'max-w-lg'}`}
          >
            <div className="flex items-start justify-between gap-4">
              <Radix.Title className="font-semibold text-xl">{title}</Radix.Title>
              {isFirm ? null : (
                <Radix.Close
                  aria-label={t('actions.close')}
                  className="-m-2 grid size-11 shrink-0 cursor-pointer place-items-center rounded-control text-muted hover:bg-raised hover:text-ink"
                >
                  <X className="size-5" aria-hidden="true" />
                </Radix.Close>
              )}
            </div>
            {words === undefined ? null : (
              <Radix.Description className="mt-1 text-muted">{words}</Radix.Description>
            )}
            <div className="mt-4">{children}</div>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
