import { useEffect, useMemo, useState } from 'react';
import type { HandRule } from '#hands';
import { AnswerStage } from './answer-stage.tsx';
import { HandEntry } from './hand-entry.tsx';
import { HowOften } from './how-often.tsx';
import { makeHash, parseHash, type Shown } from './location.ts';
import { makeText, partsOf, tidyText, withoutBegun, withoutPieceAt } from './notation.ts';
import { PiecePicker } from './piece-picker.tsx';
import { RuleList } from './rule-list.tsx';
import { supplyOf } from './supply.ts';

/** What is shown, kept in the address. */
function useShown(): [Shown, (shown: Shown) => void] {
  const [shown, setShown] = useState(() => parseHash(window.location.hash));
  useEffect(() => {
    const follow = () => setShown(parseHash(window.location.hash));
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  const show = (next: Shown) => {
    setShown(next);
    window.history.replaceState(null, '', makeHash(next));
  };
  return [shown, show];
}

/** Cards that the next rule can rank stay; others give way to its example. */
const textUnder = (rule: HandRule, text: string): string =>
  rule.rank(tidyText(text)).ok ? text : rule.example;

export default function RankScreen() {
  const [{ rule, text }, show] = useShown();
  const [isTyping, setTyping] = useState(false);
  useEffect(() => {
    document.title = `${rule.title} · Houseway`;
  }, [rule]);
  const supply = useMemo(() => supplyOf(rule), [rule]);
  const tidied = tidyText(text);
  const read = isTyping ? withoutBegun(tidied) : tidied;
  const ranked = useMemo(() => rule.rank(read), [rule, read]);
  const parts = partsOf(tidied, supply.kind);
  const showParts = (next: readonly string[][]) => show({ rule, text: makeText(next) });
  const answer = ranked.ok ? ranked.value : null;

  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-8">
      <RuleList
        chosen={rule}
        onChoose={(next) => show({ rule: next, text: textUnder(next, text) })}
      />
      <div className="flex min-w-0 flex-col gap-6">
        <div className="flex flex-col gap-2">
          <h1 className="text-balance font-semibold text-2xl sm:text-3xl">{rule.title}</h1>
          <p className="max-w-[75ch] text-muted text-sm sm:text-base">{rule.ranking}</p>
        </div>
        <HandEntry
          rule={rule}
          supply={supply}
          text={text}
          problems={ranked.ok || read.trim() === '' ? [] : ranked.error}
          onText={(next) => show({ rule, text: next })}
          onTyping={setTyping}
        />
        <AnswerStage
          rule={rule}
          parts={parts}
          answer={answer}
          onRemove={(place) => {
            showParts(withoutPieceAt(parts, place));
            // The button that had the focus goes with its card.
            document.getElementById('cards')?.focus();
          }}
        />
        <PiecePicker key={rule.id} supply={supply} parts={parts} onParts={showParts} />
        <HowOften rule={rule} category={answer?.category ?? null} />
      </div>
    </div>
  );
}
