import type { CustomAction } from '@axle/page-kit';

/** Copies a dated record as its next period; the former one ends the day before. */
export const nextPeriodAction = {
  key: 'nextPeriod',
  title: { zh: '建立下一期', en: 'Next period' },
  permission: 'add',
  on: 'one',
  input: { effectiveFrom: { kind: 'date', label: { zh: '生效日期', en: 'Effective from' }, required: true } },
  confirm: { zh: '复制为新的一期；原记录于前一天失效。', en: 'Copies it as a new period; the current one ends the day before.' },
} as const satisfies CustomAction;
