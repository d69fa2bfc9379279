import { type Text, writtenUnit } from '@axle/kernel';
import type { Field } from './field.ts';

/** The unit of every value of a field: its currency, `%`, `件`, `kg`. Undefined where there is none or each record has its own. */
export function unitOf(field: Field): Text | undefined {
  if (field.kind === 'percent') return { zh: '%', en: '%' };
  if (field.kind === 'measure') return { zh: writtenUnit(field.unit), en: writtenUnit(field.unit) };
  if (field.kind === 'money' && 'code' in field.currency) return { zh: field.currency.code, en: field.currency.code };
  return field.kind === 'quantity' && 'label' in field.unit ? field.unit.label : undefined;
}

/** The other field of the record that holds the currency or the unit of this one's value, or how long before its day it is due. */
export function companionOf(field: Field): string | undefined {
  if (field.kind === 'date' && typeof field.expiry?.within === 'string') return field.expiry.within;
  if (field.kind === 'money' && 'field' in field.currency) return field.currency.field;
  return field.kind === 'quantity' && 'field' in field.unit ? field.unit.field : undefined;
}

/** What stands above a column: the label with the unit, `毛重 (kg)`. */
export function columnLabel(field: Field): Text {
  const unit = unitOf(field);
  return unit ? { zh: `${field.label.zh} (${unit.zh})`, en: `${field.label.en} (${unit.en})` } : field.label;
}
