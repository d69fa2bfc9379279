import type { Refusal } from '@axle/kernel';

/** Refusals of numbers that the ledger does not know. */
export const noSuch = {
  posting: { code: 'NO_POSTING', message: { zh: '过账不存在', en: 'The posting does not exist' } },
  layer: { code: 'NO_LAYER', message: { zh: '批次层不存在', en: 'The cost layer does not exist' } },
  reservation: { code: 'NO_RESERVATION', message: { zh: '占用不存在', en: 'The reservation does not exist' } },
} as const satisfies Readonly<Record<string, Refusal>>;
