import { fill, type Refusal, type Text } from '@axle/kernel';
import type { ReferringField } from '../field/reference-fields.ts';
import type { ReferredRecord } from './references.ts';

const missing: Text = { zh: '{label}引用的记录不存在', en: 'The record referred to by {label} does not exist' };
const disabled: Text = { zh: '{label}引用的记录已停用：{code}', en: 'The record referred to by {label} is disabled: {code}' };
const notLeaf: Text = {
  zh: '{label}须选择最末级，{code}还有下级',
  en: '{label} must be a lowest-level record; {code} has others below it',
};

/**
 * Why a record may not be newly chosen in a field: `REFERENCE` when it does not exist or lies outside the actor's scope,
 * `REFERENCE_DISABLED` when it is out of use, `NOT_A_LEAF` where only the lowest level may be chosen. An existing reference may stay.
 */
export function refuseReference(key: string, field: ReferringField, chosen: ReferredRecord | undefined): Refusal | undefined {
  const refusal = (code: string, text: Text): Refusal => ({
    code,
    field: key,
    message: fill(text, { label: field.label, code: chosen?.code ?? '' }),
  });
  if (!chosen) return refusal('REFERENCE', missing);
  if (chosen.disabled) return refusal('REFERENCE_DISABLED', disabled);
  return field.kind === 'cascade' && field.leaves && chosen.above ? refusal('NOT_A_LEAF', notLeaf) : undefined;
}
