import type { Field } from '@axle/page-kit';

/** What the server alone writes of a SKU: what follows from its other fields, and what its clearance says. */
export const workedFields = {
  cartonCbm: {
    kind: 'decimal',
    label: { zh: '整箱体积(m³)', en: 'Carton volume (m³)' },
    scale: 6,
    readOnly: true,
    hidden: true,
    width: 120,
    help: { zh: '由箱长、箱宽、箱高得出。', en: 'Worked out from the sides of the carton.' },
  },
  completeness: {
    kind: 'integer',
    label: { zh: '完整度(%)', en: 'Completeness (%)' },
    min: 0,
    max: 100,
    readOnly: true,
    width: 110,
    help: {
      zh: '采购、报关、运费与Listing所需字段中已填的比例，向下取整；“检查完整度”列出缺什么。',
      en: 'Share of the fields for purchase, customs, freight and listings that are filled in, rounded down; “Check completeness” lists what is missing.',
    },
  },
  unmapped: {
    kind: 'bool',
    label: { zh: '无映射', en: 'No mapping' },
    readOnly: true,
    figure: true,
    hidden: true,
    width: 100,
    help: { zh: '当日没有任何PT SKU映射到它。', en: 'No PT SKU is mapped to it today.' },
  },
  clearReason: {
    kind: 'text',
    label: { zh: '清货原因', en: 'Reason of clearance' },
    maxLength: 200,
    readOnly: true,
    hidden: true,
    width: 200,
  },
  clearDate: { kind: 'date', label: { zh: '清货截止', en: 'Cleared by' }, readOnly: true, hidden: true, width: 110 },
} as const satisfies Readonly<Record<string, Field>>;
