// The facts of a person, and what an ID check sees of the person who wants a claim. The house
// itself keeps none of it. One schema reads it at the server and in the forms of the screens.
import { z } from 'zod';
import { commandFields } from '../commands.ts';

const text = z.string().trim().min(1).max(200);
const number = z.string().regex(/^[A-Za-z0-9 .-]{4,40}$/, { error: 'must be a document number' });
/** Nothing else spares a winner the withholding for want of a number. */
const taxNumber = z.string().regex(/^(?:\d{3}-?\d{2}-?\d{4}|\d{2}-\d{7})$/, {
  error: 'must be a nine-digit taxpayer ID number such as 900-12-3456',
});
const documentKind = commandFields('check-identity').shape.documents.element;

export const personFacts = z
  .strictObject({
    givenNames: text,
    familyName: text,
    birthDate: z.iso.date(),
    address: text,
    phone: text,
    email: text,
    documentKind,
    documentNumber: number,
    documentExpires: z.iso.date(),
    taxNumber,
  })
  .partial();

/** What the form for a club card asks for. */
export const clubForm = personFacts.required().pick({
  givenNames: true,
  familyName: true,
  birthDate: true,
  address: true,
  documentKind: true,
  documentNumber: true,
});

const paper = z.strictObject({
  kind: documentKind,
  number: number.optional(),
  givenNames: text.describe('As on the document.'),
  familyName: text,
  birthDate: z.iso.date(),
  expires: z.iso.date().optional(),
});

/** The ID of the person who wants a claim paid. */
export const shownPapers = z.strictObject({
  patron: commandFields('check-identity').shape.patron,
  document: paper,
  alsoSeen: documentKind.optional().describe('A second document, if the sheet requires two.'),
  nameOnTicket: text.optional(),
  taxNumber: taxNumber.optional(),
});
