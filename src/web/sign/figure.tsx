import { money } from '../ui/format.ts';
import { DIGIT_EMS, emsOf, isDigit } from './figure-width.ts';

const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** A column of all digits, rolled to the one that counts. */
const Rolling = ({ digit }: { readonly digit: string }) => (
  <span className="h-[1em] overflow-hidden text-center" style={{ width: `${DIGIT_EMS}em` }}>
    <span
      className="block motion-safe:transition-transform motion-safe:duration-500 motion-safe:ease-out"
      style={{ transform: `translateY(-${digit}em)` }}
    >
      {DIGITS.map((each) => (
        <span key={each} className="block h-[1em]">
          {each}
        </span>
      ))}
    </span>
  </span>
);

interface FigureProps {
  readonly amount: string;
  readonly className?: string;
}

/** An amount that fills its box, whose digits roll when it changes. What is read out is the amount as
 * it is. The box around it has a size of its own (`container-type: size`). */
export function Figure({ amount, className = '' }: FigureProps) {
  const text = money(amount);
  const letters = [...text];
  return (
    <div
      role="img"
      aria-label={text}
      className={`flex w-fit whitespace-nowrap font-semibold tabular-nums leading-none ${className}`}
      style={{ fontSize: `min(${100 / emsOf(text)}cqi, 96cqb)` }}
    >
      {letters.map((letter, index) => {
        // From the right, so that a digit that comes on top moves no other.
        const place = letters.length - index;
        return isDigit(letter) ? (
          <Rolling key={place} digit={letter} />
        ) : (
          <span key={place} className="h-[1em]">
            {letter}
          </span>
        );
      })}
    </div>
  );
}
