import { useTranslation } from 'react-i18next';
import type { DrawProofFile } from '#drawing';
import { savePaper } from '../data/papers.ts';
import { Button } from '../ui/button.tsx';
import { count } from '../ui/format.ts';
import { Panel } from '../ui/panel.tsx';
import { Tag } from '../ui/tag.tsx';
import { Hash } from './fact.tsx';
import { More } from './more.tsx';
import type { ShownDraw, ShownDrawing } from './proof-desk.ts';
import { askDesk } from './use-proof.ts';
import { wallClock } from './wall-clock.ts';

const KEPT_MS = 60_000;

async function saveProof(drawing: string, draw: number): Promise<void> {
  const proof = await askDesk<DrawProofFile>({ ask: 'draw-proof', draw });
  const url = URL.createObjectURL(new Blob([JSON.stringify(proof)], { type: 'application/json' }));
  savePaper({ url }, `${drawing}-draw-${draw}.json`);
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}

/** From the secret to the number, one sentence a step. */
function Steps({ of: { seed, tries }, total }: { readonly of: ShownDraw; readonly total: number }) {
  const { t } = useTranslation('proof');
  return (
    <ol className="ml-5 list-decimal space-y-2 text-muted">
      <li>
        {t('draws.seed')} {seed === null ? null : <Hash of={seed} />}
      </li>
      {tries.map(({ position, serial }, index) => (
        <li key={position}>
          {t(index === tries.length - 1 ? 'draws.lastTry' : 'draws.earlierTry', {
            position: count(position + 1),
            total: count(total),
            serial: count(serial),
          })}
        </li>
      ))}
    </ol>
  );
}

function Drawn({ of, drawing }: { readonly of: ShownDraw; readonly drawing: ShownDrawing }) {
  const { t } = useTranslation('proof');
  const { draw, serial, at, outcome, because, tries } = of;
  const isKnown = outcome === 'won' || outcome === 'absent' || outcome === 'passed';
  return (
    <li className="px-4 py-4 sm:px-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h3 className="font-medium text-muted">{t('draws.draw', { draw })}</h3>
        <p className="font-semibold text-2xl tabular-nums">
          {t('draws.number', { serial: count(serial) })}
        </p>
        {outcome === null ? null : (
          <Tag is={outcome === 'won' ? 'paid' : 'plain'}>
            {isKnown ? t(`draws.outcomes.${outcome}`) : outcome}
          </Tag>
        )}
        {at === null ? null : <span className="text-faint text-sm">{wallClock(at)}</span>}
      </div>
      {because === null ? null : <p className="mt-1 text-muted">{because}</p>}
      {tries.length === 0 ? (
        <p className="mt-1 text-muted">{t('draws.byHand')}</p>
      ) : (
        <More title={t('draws.how')}>
          <Steps of={of} total={drawing.count} />
          {drawing.isOneDraw ? null : (
            <Button className="mt-3" onClick={() => void saveProof(drawing.drawing, draw)}>
              {t('draws.save')}
            </Button>
          )}
        </More>
      )}
    </li>
  );
}

/** Every number that came out, in order, and how. */
export function DrawList({ of }: { readonly of: ShownDrawing }) {
  const { t } = useTranslation('proof');
  return (
    <Panel title={t('draws.title')} isFlush>
      {of.draws.length === 0 ? (
        <p className="px-4 pb-4 text-muted sm:px-5">{t('draws.none')}</p>
      ) : (
        <ol className="divide-y divide-line">
          {of.draws.map((drawn) => (
            <Drawn key={drawn.draw} of={drawn} drawing={of} />
          ))}
        </ol>
      )}
    </Panel>
  );
}
