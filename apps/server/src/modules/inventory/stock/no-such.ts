import type { Refusal } from '@axle/kernel';

/** Refusals of numbers that the ledger does not know. */
export const noSuch = {
  posting: { code: 'NO_POSTING', message: { zh: '过账不存在', en: 'There is no such posting' } },
  layer: { code: 'NO_LAYER', message: { zh: '批次层不存在', en: 'There is no such layer' } },
  reservation: { code: 'NO_RESERVATION', message: { zh: '占用不存在', en: 'There is no such reservation' } },
} as const satisfies Readonly<Record<string, Refusal>>;
