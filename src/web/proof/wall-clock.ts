import { locale } from '../text/index.ts';

const FORMAT = new Intl.DateTimeFormat(locale(), {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'UTC',
});

const WITH_OFFSET = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)/;

/** A moment as the clock in the room showed it, in any place: a file may come from another house. */
export function wallClock(at: string): string {
  const [, local] = WITH_OFFSET.exec(at) ?? [];
  return local === undefined ? at : FORMAT.format(Date.parse(`${local}Z`));
}
