// Where the focus goes when a dialog closes.

const OVERLAY = '[role=dialog], [role=menu]';

/** What had the focus last on the screen itself: a menu that opens a dialog is gone by then, and so
 * is a dialog that makes room for the next. */
let onScreen: HTMLElement | undefined;
document.addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLElement && target.closest(OVERLAY) === null) onScreen = target;
});

/** What has the focus now; where that is nothing or is going, what had it on the screen. */
export function focusNow(): HTMLElement | undefined {
  const now = document.activeElement;
  const stays = now instanceof HTMLElement && now !== document.body && !now.closest('[role=menu]');
  return stays ? now : onScreen;
}

/** Focuses an element, or the heading of the screen where the element is gone or takes no focus. */
export function focusIn(element: HTMLElement | undefined): void {
  element?.focus();
  if (element !== undefined && document.activeElement === element) return;
  const place = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (place === null) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
