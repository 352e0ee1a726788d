// The form for a card: the house enrols whoever is new, seals the form and gives the card.
import { z } from 'zod';
import { clubForm, commandFields } from '#house';
import { useRequestForm } from '../data/form.ts';

export const DOCUMENTS = commandFields('set-card-pin').shape.document.options;

const schema = z.strictObject({
  patron: commandFields('enrol-patron').shape.patron,
  form: clubForm,
  pin: z.string().regex(/^\d{6,12}$/, { error: 'must be 6 to 12 digits' }),
  photo: z
    .string()
    .max(200_000)
    .regex(/^\/9j\//)
    .optional(),
});

export interface Registered {
  readonly patron: string;
  readonly card: string;
}

export const useRegistration = (onDone: (registered: Registered) => void) =>
  useRequestForm<Registered>(
    { schema, type: 'register-member', method: 'POST', path: '/club/members' },
    { initial: { 'form.documentKind': 'driving-licence' }, onDone },
  );
