import type { EnumOption } from '@axle/page-kit';

/** SubstituteType: how a part of a group stands to the others. */
export const substituteTypes = [
  { code: 'interchange', label: { zh: '互换', en: 'Interchangeable' }, tone: 'good', also: ['互换件'] },
  { code: 'supersede', label: { zh: '升级替代(旧件)', en: 'Superseded' }, tone: 'warn', also: ['升级替代'] },
  { code: 'emergency', label: { zh: '应急', en: 'Emergency' }, tone: 'bad' },
] as const satisfies readonly EnumOption[];

/** Whether one part covers a whole need, or each what it can. */
export const materialPolicies = [
  { code: 'whole', label: { zh: '整单替代', en: 'Whole quantity' }, tone: 'info' },
  { code: 'split', label: { zh: '可拆分', en: 'Split' }, tone: 'neutral' },
] as const satisfies readonly EnumOption[];
