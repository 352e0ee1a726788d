// What a kiosk asks about contests, with the token of the card that is open there.
import { savePaper } from '../data/papers.ts';
import { askKiosk, paperAtKiosk } from '../kiosk/kiosk-api.ts';
import type { KioskAsks } from './kiosk-picks.tsx';

export const kioskAsks = (token: string): KioskAsks => ({
  contests: () => askKiosk('/kiosk/contests', { token }),
  enter: (contest, answers) => askKiosk('/kiosk/picks', { token, body: { contest, answers } }),
  async print(contest) {
    const told = await paperAtKiosk(`/kiosk/picks/${contest}/paper.pdf`, token);
    if (!told.ok) return told;
    const url = URL.createObjectURL(told.value);
    savePaper({ url }, `picks-${contest}.pdf`);
    URL.revokeObjectURL(url);
    return told;
  },
});
