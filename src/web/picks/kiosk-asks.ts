// What a kiosk asks about contests, with the token of the card that is open there.
import { REFUSALS, type RefusalCode } from '#house';
import { ownHeaders } from '../data/api.ts';
import { savePaper } from '../data/papers.ts';
import { askKiosk } from '../kiosk/kiosk-api.ts';
import type { KioskAsks, KioskContest } from './kiosk-picks.tsx';

async function print(token: string, contest: string): Promise<void> {
  const headers = { ...ownHeaders(), 'x-houseway-card': token };
  const response = await fetch(`/api/v1/kiosk/picks/${contest}/paper.pdf`, { headers });
  if (!response.ok) return;
  const url = URL.createObjectURL(await response.blob());
  savePaper({ url }, `picks-${contest}.pdf`);
  URL.revokeObjectURL(url);
}

export const kioskAsks = (token: string): KioskAsks => ({
  async contests() {
    const told = await askKiosk<readonly KioskContest[]>('/kiosk/contests', { token });
    return told.ok ? told.value : [];
  },
  async enter(contest, answers) {
    const told = await askKiosk('/kiosk/picks', { token, body: { contest, answers } });
    return told.ok ? undefined : (REFUSALS[told.code as RefusalCode] ?? told.code);
  },
  print: (contest) => print(token, contest),
});
