// The keys of all texts, so that a key that is not there does not compile.
import 'i18next';
import type common from './en/common.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      common: typeof common;
      admin: typeof import('./en/admin.ts').default;
      approvals: typeof import('./en/approvals.ts').default;
      books: typeof import('./en/books.ts').default;
      cage: typeof import('./en/cage.ts').default;
      chips: typeof import('./en/chips.ts').default;
      club: typeof import('./en/club.ts').default;
      deal: typeof import('./en/deal.ts').default;
      drawings: typeof import('./en/drawings.ts').default;
      floor: typeof import('./en/floor.ts').default;
      keypad: typeof import('./en/keypad.ts').default;
      kiosk: typeof import('./en/kiosk.ts').default;
      lobby: typeof import('./en/lobby.ts').default;
      odds: typeof import('./en/odds.ts').default;
      patrons: typeof import('./en/patrons.ts').default;
      play: typeof import('./en/play.ts').default;
      practice: typeof import('./en/practice.ts').default;
      proof: typeof import('./en/proof.ts').default;
      rank: typeof import('./en/rank.ts').default;
      regulator: typeof import('./en/regulator.ts').default;
      replay: typeof import('./en/replay.ts').default;
      rulebook: typeof import('./en/rulebook.ts').default;
      show: typeof import('./en/show.ts').default;
      shows: typeof import('./en/shows.ts').default;
      boards: typeof import('./en/boards.ts').default;
      'board-desk': typeof import('./en/board-desk.ts').default;
      picks: typeof import('./en/picks.ts').default;
      tournaments: typeof import('./en/tournaments.ts').default;
      clock: typeof import('./en/clock.ts').default;
      sign: typeof import('./en/sign.ts').default;
      stage: typeof import('./en/stage.ts').default;
    };
  }
}
