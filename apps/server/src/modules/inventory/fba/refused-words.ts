import type { Refusal, Text } from '@axle/kernel';
import type { RefusedCode } from './refused-code.ts';

const words: Readonly<Record<RefusedCode, Text>> = {
  UNMAPPED: { zh: '没有FBA映射', en: 'There is no FBA map' },
  NO_WAREHOUSE: { zh: '该店铺在该地没有FBA仓', en: 'The shop has no FBA warehouse there' },
  NEGATIVE_STOCK: { zh: '库存不足，无法过账', en: 'There is not enough stock to book it' },
  BIN_LOCKED: { zh: '库位盘点锁定', en: 'The bin is locked for counting' },
  OTHER: { zh: '无法过账', en: 'It could not be booked' },
};

/** Why something could not be booked, in words. */
export const refusedWords = (code: string): Refusal => ({ code, message: words[code as RefusedCode] ?? words.OTHER });
