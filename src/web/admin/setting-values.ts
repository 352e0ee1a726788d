// The settings of the house as texts of a form, and back.
import type { House } from '#house';

type Settings = House['settings'];

interface SignOff {
  readonly from: string;
  readonly role: string;
}

export const DOLLAR_FIELDS = [
  'trayLimit',
  'unreasonableFee',
  'identityFrom',
  'deckCountFrom',
  'surveillanceFrom',
  'nameFrom',
  'threeFrom',
  'cashUpTo',
  'recountFrom',
] as const;

/** Whole numbers that may be left open. */
const NUMBER_FIELDS = ['callGrace', 'leastAge', 'noticeDays', 'tournamentNoticeDays'] as const;

const TEXT_FIELDS = ['dayStart', 'address', 'taxNumber', 'telephone'] as const;
export type FieldName =
  | (typeof TEXT_FIELDS)[number]
  | (typeof NUMBER_FIELDS)[number]
  | (typeof DOLLAR_FIELDS)[number];

export interface Values {
  readonly texts: Readonly<Record<FieldName, string>>;
  readonly signOffs: readonly SignOff[];
}

export function valuesOf(settings: Settings): Values {
  const { payer } = settings;
  const amounts = DOLLAR_FIELDS.map((name) => [name, settings[name] ?? '']);
  const numbers = NUMBER_FIELDS.map((name) => [name, String(settings[name] ?? '')]);
  return {
    texts: {
      ...(Object.fromEntries(amounts) as Record<(typeof DOLLAR_FIELDS)[number], string>),
      ...(Object.fromEntries(numbers) as Record<(typeof NUMBER_FIELDS)[number], string>),
      dayStart: settings.dayStart,
      address: payer?.address.join('\n') ?? '',
      taxNumber: payer?.taxNumber ?? '',
      telephone: payer?.telephone ?? '',
    },
    signOffs: settings.signOffs,
  };
}

/** A number if it is one; anything else is left for the schema to refuse. */
const numberIn = (text: string): unknown => (/^\d+$/.test(text) ? Number(text) : text);

/** What is left empty is not set. */
export function settingsIn({ texts, signOffs }: Values): Readonly<Record<string, unknown>> {
  const { dayStart, address, taxNumber, telephone } = texts;
  const numbers = NUMBER_FIELDS.flatMap((name) => {
    const text = texts[name].trim();
    return text === '' ? [] : [[name, numberIn(text)]];
  });
  const amounts = DOLLAR_FIELDS.flatMap((name) => {
    const text = texts[name].trim();
    return text === '' ? [] : [[name, text]];
  });
  const lines = address.split('\n').flatMap((line) => line.trim() || []);
  const hasPayer = lines.length > 0 || taxNumber !== '' || telephone !== '';
  return {
    dayStart,
    ...Object.fromEntries(amounts),
    signOffs,
    ...Object.fromEntries(numbers),
    ...(hasPayer ? { payer: { address: lines, taxNumber, telephone } } : {}),
  };
}
