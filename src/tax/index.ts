export { TAX_DEFAULTS, TAX_READINGS, type TaxReading, type TaxSettings } from './readings.ts';
export { TAX_RULES, type TaxRules } from './rules.ts';
export {
  type Owner,
  type OwnerTax,
  TAX_FORMS,
  type TaxedWin,
  type TaxForm,
  type TaxOutcome,
  type TaxReason,
  taxOn,
  WIN_KINDS,
  type WinKind,
} from './tax.ts';
export { lastFour } from './tax-number.ts';
