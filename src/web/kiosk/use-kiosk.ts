// The steps at a kiosk: a card, its PIN, what is on it, and back to the beginning after a while
// without a touch.
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { chooseCardPin, closeCard, type OwnCard, openCard, showCard } from './kiosk-api.ts';

export type KioskStep =
  | { readonly at: 'card'; readonly problem?: KioskProblem }
  | { readonly at: 'pin'; readonly card: string; readonly isOpening: boolean }
  /** A new PIN, and the same one again. */
  | { readonly at: 'choose'; readonly card: string; readonly first?: string }
  | { readonly at: 'own'; readonly token: string; readonly card: OwnCard }
  | { readonly at: 'not-enrolled' };
export type KioskProblem = 'wrong' | 'locked' | 'away' | 'noChoice' | 'easy' | 'differs';

const PROBLEMS: Readonly<Record<string, KioskProblem>> = {
  'locked-out': 'locked',
  away: 'away',
  'no-pin-choice': 'noChoice',
  'bad-request': 'easy',
};

/** Without a touch for so long a card or a PIN that was begun is forgotten. */
const IDLE_SECONDS = 30;

export function useKiosk(isEnrolled: boolean) {
  const start: KioskStep = isEnrolled ? { at: 'card' } : { at: 'not-enrolled' };
  const [step, setStep] = useState<KioskStep>(start);
  const [digits, setDigits] = useState('');
  const [left, setLeft] = useState(IDLE_SECONDS);
  const isBusy = useRef(false);

  function begin(problem?: KioskProblem): void {
    setDigits('');
    setLeft(IDLE_SECONDS);
    setStep(problem === undefined ? { at: 'card' } : { at: 'card', problem });
  }
  function leave(): void {
    void closeCard();
    begin();
  }
  async function show(token: string): Promise<void> {
    const told = await showCard(token);
    if (!told.ok) return begin(told.code === 'away' ? 'away' : undefined);
    setDigits('');
    setLeft(IDLE_SECONDS);
    setStep({ at: 'own', token, card: told.value });
  }
  async function open(card: string, pin: string): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setStep({ at: 'pin', card, isOpening: true });
    const told = await openCard(card, pin);
    isBusy.current = false;
    if (told.ok) return show(told.value.token);
    if (told.code === 'not-signed-in') return setStep({ at: 'not-enrolled' });
    begin(PROBLEMS[told.code] ?? 'wrong');
  }
  function choose(): void {
    setLeft(IDLE_SECONDS);
    setDigits('');
    if (step.at === 'pin') setStep({ at: 'choose', card: step.card });
  }
  async function setPin(card: string, pin: string): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    const told = await chooseCardPin(card, pin);
    isBusy.current = false;
    if (told.ok) return open(card, pin);
    begin(PROBLEMS[told.code] ?? 'wrong');
  }
  /** What Enter, the end of a scan and the large button do. */
  function next(): void {
    setLeft(IDLE_SECONDS);
    if (step.at === 'card' && digits !== '') {
      setStep({ at: 'pin', card: digits, isOpening: false });
      setDigits('');
    } else if (step.at === 'pin' && digits !== '') void open(step.card, digits);
    else if (step.at === 'choose' && digits !== '') {
      if (step.first === undefined) {
        setStep({ ...step, first: digits });
        setDigits('');
      } else if (step.first === digits) void setPin(step.card, digits);
      else begin('differs');
    }
  }
  function type(digit: string): void {
    setLeft(IDLE_SECONDS);
    if (step.at === 'card' && step.problem !== undefined) setStep({ at: 'card' });
    setDigits((before) => (before + digit).slice(0, step.at === 'card' ? 10 : 12));
  }
  const erase = () => setDigits((before) => before.slice(0, -1));

  const isCounting = step.at !== 'card' || digits !== '';
  useTimeout({ left, setLeft, isCounting, onEnd: step.at === 'own' ? leave : () => begin() });
  useKeys({ type, erase, next });
  return { step, digits, left, type, erase, next, leave, begin: () => begin(), choose, show };
}

interface Timeout {
  readonly left: number;
  readonly setLeft: (change: (left: number) => number) => void;
  readonly isCounting: boolean;
  readonly onEnd: () => void;
}

function useTimeout({ left, setLeft, isCounting, onEnd }: Timeout): void {
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (!isCounting) return undefined;
    const timer = setInterval(() => setLeft((before) => before - 1), 1000);
    return () => clearInterval(timer);
  }, [isCounting, setLeft]);
  useEffect(() => {
    if (isCounting && left <= 0) end.current();
  }, [isCounting, left]);
}

interface Keys {
  readonly type: (digit: string) => void;
  readonly erase: () => void;
  readonly next: () => void;
}

/** A scanner is a keyboard: digits, then Enter. */
function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  // What is on the screen hears the first key already.
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useLayoutEffect(() => {
    function onKey(event: KeyboardEvent): void {
      const isOnButton = event.target instanceof HTMLButtonElement;
      if (/^\d$/.test(event.key)) latest.current.type(event.key);
      else if (event.key === 'Backspace') latest.current.erase();
      else if (event.key === 'Enter' && !isOnButton) latest.current.next();
    }
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
