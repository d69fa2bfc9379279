import type { EnumOption } from '@axle/page-kit';

/** WarehouseType of the dictionaries. */
export const warehouseTypeOptions = [
  { code: 'domestic', label: { zh: '国内仓', en: 'Domestic' }, tone: 'neutral' },
  { code: 'overseas', label: { zh: '自营海外仓', en: 'Own overseas' }, tone: 'good' },
  { code: 'threePl', label: { zh: '三方仓', en: 'Third party' }, tone: 'info' },
  { code: 'fba', label: { zh: 'FBA仓', en: 'FBA' }, tone: 'info' },
  { code: 'transit', label: { zh: '在途(虚拟)', en: 'In transit (virtual)' }, tone: 'warn' },
  { code: 'returns', label: { zh: '退货仓', en: 'Returns' }, tone: 'bad' },
] as const satisfies readonly EnumOption[];

/** ChildType of the dictionaries. */
export const childTypeOptions = [
  { code: 'good', label: { zh: '良品', en: 'Good' }, tone: 'good' },
  { code: 'defective', label: { zh: '不良', en: 'Defective' }, tone: 'bad' },
  { code: 'hold', label: { zh: '冻结', en: 'Hold' }, tone: 'warn' },
  { code: 'returns', label: { zh: '退货', en: 'Returns' }, tone: 'neutral' },
] as const satisfies readonly EnumOption[];
