// Which PINs a person may choose: none that somebody who knows people would try first.
import { z } from 'zod';

/** All digits the same step apart: 12345678, 98765432, 00000000; nine and nought are neighbors. */
function isRun(digits: string): boolean {
  const steps = [...digits]
    .slice(1)
    .map((digit, index) => (Number(digit) - Number(digits[index]) + 10) % 10);
  return [0, 1, 9].some((step) => steps.every((each) => each === step));
}

/** The same digits over and over: 12121212, 27182718. */
const isRepeated = (digits: string): boolean => /^(\d+)\1+\d?$/.test(digits);

/** Straight lines on the keys, either way. */
const LINES = ['123', '456', '789', '147', '258', '369', '159', '357', '2580'].flatMap((line) => [
  line,
  [...line].reverse().join(''),
]);

/** Next to nothing is left when the lines are taken out: 14725836, 15935700. */
function isDrawn(digits: string): boolean {
  const left = LINES.reduce((rest, line) => rest.replaceAll(line, ''), digits);
  return left.length <= 2;
}

const FIRST_YEAR = 1900;
const LAST_YEAR = 2035;
const DATE_DIGITS = 8;

const isDate = (year: string, month: string, day: string): boolean =>
  Number(year) >= FIRST_YEAR &&
  Number(year) <= LAST_YEAR &&
  Number(month) >= 1 &&
  Number(month) <= 12 &&
  Number(day) >= 1 &&
  Number(day) <= 31;

/** A day of somebody's life, in any order: 19900101, 01311990. */
function hasDate(digits: string): boolean {
  const starts = Math.max(0, digits.length - DATE_DIGITS + 1);
  return Array.from({ length: starts }, (_, from) => digits.slice(from, from + DATE_DIGITS)).some(
    (eight) => {
      const [a, b, c, d] = [
        eight.slice(0, 2),
        eight.slice(2, 4),
        eight.slice(4, 6),
        eight.slice(6),
      ];
      return (
        isDate(`${a}${b}`, `${c}`, `${d}`) ||
        isDate(`${a}${b}`, `${d}`, `${c}`) ||
        isDate(`${c}${d}`, `${a}`, `${b}`) ||
        isDate(`${c}${d}`, `${b}`, `${a}`)
      );
    },
  );
}

/** What people choose most where the rules above would let them. */
const COMMON: ReadonlySet<string> = new Set(
  `11223344 11112222 12344321 12345679 12345670 11235813 13572468 24681357 10203040 11335577 22446688
   13243546 11221122 69696969 14142135 27182818 31415926 31415927 16180339 87651234 43218765 12348765
   00112233 99887766 55667788 112233445566 102030405060 998877665544`.split(/\s+/),
);

const EASY: readonly (readonly [(digits: string) => boolean, string])[] = [
  [isRun, 'the same digit repeated, or digits in sequence'],
  [isRepeated, 'the same digits again and again'],
  [isDrawn, 'lines on the keys'],
  [hasDate, 'a date'],
  [(digits) => COMMON.has(digits), 'one that many people choose'],
];

/** Why a PIN is too easy to guess; nothing where it is not. */
function easyWords(digits: string): string | undefined {
  const [, words] = EASY.find(([isEasy]) => isEasy(digits)) ?? [];
  return words === undefined ? undefined : `is too easy to guess: ${words}`;
}

function chosen(least: number) {
  const error = `must be ${least} to 12 digits`;
  return z
    .string()
    .regex(new RegExp(`^\\d{${least},12}$`), { error, abort: true })
    .superRefine((digits, context) => {
      const message = easyWords(digits);
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    });
}

/** Of a badge. */
export const chosenPin = chosen(8);

/** Of a club card, which opens nothing but its own points. */
export const chosenCardPin = chosen(6);

/** Digits that others read off a badge: four of them or more are no secret. */
const OWN_DIGITS = /\d{4,}/g;

export const holdsOwnDigits = (pin: string, badge: string): boolean =>
  (badge.match(OWN_DIGITS) ?? []).some((digits) => pin.includes(digits));
