import type { Refusal } from '@axle/kernel';

/** The list took longer than a person should wait. */
const tooSlow: Refusal = {
  code: 'TOO_SLOW',
  message: { zh: '查询耗时过长，请缩小筛选范围后重试', en: 'The query takes too long; narrow the filters and try again' },
};

/** A filter value that the column cannot hold. */
const badValue: Refusal = { code: 'BAD_QUERY', message: { zh: '筛选值超出范围', en: 'A filter value is out of range' } };

/** The refusal that a failed reading means; undefined for what nobody expected. */
export function refusalOfReading(error: unknown): Refusal | undefined {
  const { code = '' } = error as { readonly code?: string };
  if (code === '57014') return tooSlow;
  return code.startsWith('22') ? badValue : undefined;
}
