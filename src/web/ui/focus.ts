// Where the focus goes when a dialog closes.

const OVERLAY = '[role=dialog], [role=menu]';

/** The control used last on the screen itself: a menu that opens a dialog is gone by then, and so
 * is a dialog that makes room for the next. */
let onScreen: HTMLElement | undefined;
function note({ target }: Event): void {
  if (!(target instanceof Element) || target.closest(OVERLAY) !== null) return;
  onScreen = target.closest<HTMLElement>('button, a, input, select, [tabindex]') ?? onScreen;
}
document.addEventListener('focusin', note);
// A button that is pressed has not the focus in every browser.
document.addEventListener('pointerdown', note);

/** The control with the focus now, unless it is about to go. */
export function focusNow(): HTMLElement | undefined {
  const now = document.activeElement;
  const stays = now instanceof HTMLElement && now !== document.body && !now.closest('[role=menu]');
  return stays ? now : undefined;
}

/** Focuses an element; where it is gone or takes no focus, what had it last on the screen, or the
 * heading. */
export function focusIn(element: HTMLElement | undefined): void {
  for (const each of [element, onScreen]) {
    each?.focus();
    if (each !== undefined && document.activeElement === each) return;
  }
  const place = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (place === null) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
