import type { EnumOption } from '@axle/page-kit';

/** By what goods go. */
export const transModes = [
  { code: 'seaFcl', label: { zh: '海运整柜', en: 'Sea FCL' }, tone: 'info' },
  { code: 'seaLcl', label: { zh: '海运拼箱', en: 'Sea LCL' }, tone: 'info' },
  { code: 'seaExpress', label: { zh: '快船', en: 'Fast vessel' }, tone: 'info' },
  { code: 'air', label: { zh: '空运', en: 'Air' }, tone: 'warn' },
  { code: 'courier', label: { zh: '国际快递', en: 'Courier' }, tone: 'warn' },
  { code: 'rail', label: { zh: '铁路', en: 'Rail' }, tone: 'good' },
  { code: 'truck', label: { zh: '卡航', en: 'Truck' }, tone: 'good' },
] as const satisfies readonly EnumOption[];
