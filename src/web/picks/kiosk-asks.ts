// What a kiosk asks about contests, with the token of the card that is open there.
import type { Seen } from '#client';
import { savePaper } from '../data/papers.ts';
import { atKiosk, paperAtKiosk, type Told } from '../kiosk/kiosk-api.ts';
import type { Draft } from './answers.ts';

export type KioskContest = Seen<'/kiosk/contests'>[number];

/** How a kiosk asks, for the member whose card is open there. */
export interface KioskAsks {
  contests(): Promise<Told<readonly KioskContest[]>>;
  enter(contest: string, answers: Draft): Promise<Told<unknown>>;
  print(contest: string): Promise<Told<unknown>>;
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
