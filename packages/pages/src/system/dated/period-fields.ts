import type { Field } from '@axle/page-kit';

/** From when to when a row of parameters holds. */
export const periodFields = {
  effectiveFrom: {
    kind: 'date',
    label: { zh: '生效日期', en: 'Effective from' },
    required: true,
    immutable: true,
    key: true,
    width: 126,
  },
  effectiveTo: {
    kind: 'date',
    label: { zh: '失效日期', en: 'Effective to' },
    width: 116,
    help: { zh: '留空表示长期有效。', en: 'Leave empty if open-ended.' },
  },
} as const satisfies Readonly<Record<string, Field>>;

/** How a row of parameters is called: by the codes of what it speaks of. The server sets it. */
export const parameterName = {
  kind: 'text',
  label: { zh: '名称', en: 'Name' },
  readOnly: true,
  key: true,
  hidden: true,
  maxLength: 200,
  width: 200,
} as const satisfies Field;
