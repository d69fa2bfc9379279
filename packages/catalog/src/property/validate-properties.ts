import { fill, type Refusal } from '@axle/kernel';
import type { EffectiveLine, PropertyRule } from './property.ts';
import { readProperty } from './read-property.ts';

/** A SKU's values, as they are stored, and what is wrong with them. */
export interface ValidatedProperties {
  readonly values: Readonly<Record<string, string>>;
  /** The field of each is the code of the property. */
  readonly refusals: readonly Refusal[];
}

const missing = { zh: '{property}必填', en: '{property} is required' };
const outside = { zh: '{property}不在该品类的模板内', en: '{property} is not in the template of the category' };

/**
 * [B29] Checks the values of a SKU, by the code of the property, against the template of its category: what is required is there, every
 * value is one of its property, and what the template does not ask for is reported. Every refusal names its property in its field.
 */
export function validateProperties(
  lines: readonly EffectiveLine[],
  rules: ReadonlyMap<string, PropertyRule>,
  given: Readonly<Record<string, string>>,
): ValidatedProperties {
  const values: Record<string, string> = {};
  const refusals: Refusal[] = [];
  for (const { property, required } of lines) {
    const rule = rules.get(property);
    if (!rule) continue;
    const read = readProperty(rule, given[property] ?? '');
    if (!read.ok) refusals.push({ ...read.refusal, field: property });
    else if (read.value !== undefined) values[property] = read.value;
    else if (required) refusals.push({ code: 'REQUIRED', field: property, message: fill(missing, { property }) });
  }
  const asked = new Set(lines.map(({ property }) => property));
  for (const [property, text] of Object.entries(given))
    if (!asked.has(property) && text.trim() !== '')
      refusals.push({ code: 'NOT_IN_TEMPLATE', field: property, message: fill(outside, { property }) });
  return { values, refusals };
}
