import { evolveRecord, type House, newHouse } from '#house';
import { recordIn } from './chain.ts';
import type { Evidence } from './evidence.ts';
import { makeMomentReader } from './moment-reader.ts';
import { StoreError } from './store.ts';

/** The house as its log has it, to be looked at. Whether the log is right is for `verifyEvidence`. */
export async function readHouse(
  evidence: Evidence,
  onProgress: (done: number, total: number) => void,
): Promise<House> {
  const house = newHouse();
  const momentOf = makeMomentReader();
  for await (const { lines } of evidence.pages()) {
    for (const { seq, body } of lines) {
      const record = recordIn(body);
      const at = momentOf(record.at);
      if (typeof at === 'string') throw new StoreError('invalid', `record ${seq}: ${at}`);
      evolveRecord(house, record, at);
    }
    onProgress(house.seq, evidence.head.seq);
  }
  return house;
}
