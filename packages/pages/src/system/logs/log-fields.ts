import type { Field } from '@axle/page-kit';

/** The part of the organisation that the person of an entry belongs to now, by its name in both languages. */
export const orgFields = {
  org: { kind: 'text', label: { zh: '组织', en: 'Organisation (Chinese)' }, readOnly: true, figure: true, maxLength: 200, width: 110 },
  orgEn: { kind: 'text', label: { zh: '组织（英文）', en: 'Organisation' }, readOnly: true, figure: true, maxLength: 200, width: 130 },
} as const satisfies Readonly<Record<string, Field>>;
