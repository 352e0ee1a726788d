// What a kiosk asks about contests, with the token of the card that is open there.
import type { Seen } from '#client';
import { savePaper } from '../data/papers.ts';
import { atKiosk, type KioskTold, paperAtKiosk } from '../kiosk/kiosk-api.ts';
import type { PicksDraft } from './answers.ts';

export type KioskContest = Seen<'/kiosk/contests'>[number];

/** How a kiosk asks, for the member whose card is open there. */
export interface KioskAsks {
  contests(): Promise<KioskTold<readonly KioskContest[]>>;
  enter(contest: string, answers: PicksDraft): Promise<KioskTold<unknown>>;
  print(contest: string): Promise<KioskTold<unknown>>;
}

export const kioskAsks = (token: string): KioskAsks => ({
  contests: () => atKiosk(token, (client) => client.view('/kiosk/contests')),
  enter: (contest, answers) =>
    atKiosk(token, (client) => client.request('POST /kiosk/picks', { body: { contest, answers } })),
  async print(contest) {
    const told = await paperAtKiosk(`/kiosk/picks/${contest}/paper.pdf`, token);
    if (!told.ok) return told;
    const url = URL.createObjectURL(told.value);
    savePaper({ url }, `picks-${contest}.pdf`);
    URL.revokeObjectURL(url);
    return told;
  },
});
