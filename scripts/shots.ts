// What pictures are taken of. A new screen, or a state of one, joins here.
import type { Page } from 'playwright-core';

export const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 1024, height: 768 },
  desk: { width: 1440, height: 900 },
  hd: { width: 1920, height: 1080 },
  portrait: { width: 2160, height: 3840 },
} as const;

export interface Shot {
  readonly name: string;
  readonly path: string;
  /** Whose badge; nobody is signed in where nothing is said. */
  readonly as?: string;
  readonly sizes: readonly (keyof typeof SIZES)[];
  /** The window only, and not the whole page. */
  readonly isWindow?: true;
  /** What is pressed before the picture is taken. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

export const SHOTS: readonly Shot[] = [
  { name: 'lobby', path: '/', sizes: ['desk', 'phone'] },
  { name: 'sign', path: '/sign', sizes: ['hd', 'portrait'], isWindow: true },
  { name: 'rank', path: '/hands', sizes: ['desk', 'phone'] },
  { name: 'floor', path: '/floor', as: 'demo-floor', sizes: ['desk', 'tablet', 'phone'] },
  { name: 'not-for-you', path: '/books', as: 'demo-dealer', sizes: ['desk'] },
  { name: 'sign-in-first', path: '/floor', sizes: ['desk'] },
];
