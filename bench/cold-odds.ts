// Run in a process of its own with a game's id: what its best play costs from a cold start, and a
// single decision after warming up.
import { cardsOf } from '#cards';
import { labOf } from '#lab';

const lab = labOf(process.argv[2] ?? '');
if (lab === undefined) throw new Error('no such game');
const start = performance.now();
lab.bestPlay();
const seconds = (performance.now() - start) / 1000;
const hand = cardsOf('Kc Jd 9h 7s 7c');
const seen = cardsOf('2d');
const times = Array.from({ length: 20 }, () => {
  const from = performance.now();
  lab.decide(hand, seen);
  return performance.now() - from;
}).sort((a, b) => a - b);
const decisionMs = times[10] as number;
const { maxRSS } = process.resourceUsage();
console.log(JSON.stringify({ seconds, decisionMs, mebibytes: maxRSS / 1024 }));
