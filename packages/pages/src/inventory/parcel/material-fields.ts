import { text } from '@axle/kernel';
import type { DecimalField, EnumOption, Field, MeasureField } from '@axle/page-kit';

/** MaterialKind. */
export const materialKindOptions = [
  { code: 'carton', label: { zh: '纸箱', en: 'Carton' }, tone: 'info' },
  { code: 'mailer', label: { zh: '快递袋', en: 'Mailer' }, tone: 'info' },
  { code: 'tape', label: { zh: '胶带', en: 'Tape' } },
  { code: 'filler', label: { zh: '填充', en: 'Filler' } },
  { code: 'label', label: { zh: '标签', en: 'Label' } },
  { code: 'pallet', label: { zh: '托盘', en: 'Pallet' } },
] as const satisfies readonly EnumOption[];

/** A quantity of packing material: three digits behind the point. */
export const materialQty = (zh: string, en: string, more: Partial<DecimalField> = {}): DecimalField => ({
  kind: 'decimal',
  label: text(zh, en),
  scale: 3,
  width: 110,
  ...more,
});

const side = (zh: string, en: string, of: NonNullable<MeasureField['side']>): MeasureField => ({
  kind: 'measure',
  label: text(zh, en),
  unit: 'cm',
  min: '0.1',
  max: '300',
  side: of,
  width: 96,
});

/** What is kept of a packing material, and what follows from its moves. */
export const materialFields = {
  code: {
    kind: 'code',
    label: { zh: '包材编码', en: 'Material' },
    required: true,
    key: true,
    immutable: true,
    maxLength: 20,
    pattern: '[A-Z0-9-]{3,20}',
    width: 140,
    help: { zh: '3–20位大写字母、数字或连字符。', en: '3 to 20 capital letters, digits or hyphens.' },
  },
  nameZh: { kind: 'text', label: { zh: '中文名称', en: 'Chinese name' }, required: true, maxLength: 100, fold: true, width: 170 },
  nameEn: { kind: 'text', label: { zh: '英文名称', en: 'English name' }, required: true, maxLength: 100, fold: true, width: 190 },
  kind: { kind: 'enum', label: { zh: '类型', en: 'Type' }, required: true, initial: 'carton', width: 90, options: materialKindOptions },
  uom: {
    kind: 'enum',
    label: { zh: '单位', en: 'Unit' },
    required: true,
    initial: 'pc',
    width: 76,
    options: [
      { code: 'pc', label: { zh: '个', en: 'Piece' } },
      { code: 'm', label: { zh: '米', en: 'Metre' } },
      { code: 'kg', label: { zh: '千克', en: 'Kilogram' } },
    ],
  },
  innerL: side('内长', 'Inner length', 'length'),
  innerW: side('内宽', 'Inner width', 'width'),
  innerH: side('内高', 'Inner height', 'height'),
  outerL: side('外长', 'Outer length', 'length'),
  outerW: side('外宽', 'Outer width', 'width'),
  outerH: side('外高', 'Outer height', 'height'),
  tareG: {
    kind: 'integer',
    label: { zh: '单位自重（克）', en: 'Tare (g)' },
    required: true,
    min: 1,
    max: 50_000,
    width: 110,
    help: {
      zh: '一个、一米或一千克的重量，计入包裹应重。',
      en: 'Weight of one piece, metre or kilogram; part of the expected parcel weight.',
    },
  },
  maxLoadKg: { kind: 'measure', label: { zh: '承重', en: 'Max load' }, unit: 'kg', min: '0.1', max: '70', width: 100 },
  unitCost: {
    kind: 'money',
    label: { zh: '单位成本', en: 'Unit cost' },
    scale: 4,
    min: '0',
    currency: { code: 'CNY' },
    width: 110,
  },
  stockQty: materialQty('库存', 'Stock', {
    readOnly: true,
    figure: true,
    alarm: 'low',
    help: {
      zh: '各仓库合计；低于安全库存时标红。打包按实际用量扣减，账面不足时为负。',
      en: 'Total of all warehouses, red below safety stock. Packing deducts what was used; the quantity may become negative.',
    },
  }),
  safetyQty: materialQty('安全库存', 'Safety stock', { min: '0' }),
  low: {
    kind: 'bool',
    label: { zh: '低于安全库存', en: 'Below safety stock' },
    readOnly: true,
    figure: true,
    width: 110,
    hidden: true,
  },
  usageDays: materialQty('30天消耗', 'Used in 30 days', { readOnly: true, figure: true }),
  supplier: { kind: 'ref', label: { zh: '供应商', en: 'Supplier' }, entity: 'supplier', width: 150 },
} as const satisfies Readonly<Record<string, Field>>;
