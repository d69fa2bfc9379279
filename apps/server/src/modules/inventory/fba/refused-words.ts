import type { Refusal, Text } from '@axle/kernel';
import type { RefusedCode } from './refused-code.ts';

const words: Readonly<Record<RefusedCode, Text>> = {
  UNMAPPED: { zh: '没有FBA映射', en: 'No FBA mapping' },
  NO_WAREHOUSE: { zh: '该店铺在该地没有FBA仓', en: 'The store has no FBA warehouse there' },
  NEGATIVE_STOCK: { zh: '库存不足，无法过账', en: 'Insufficient stock to post' },
  BIN_LOCKED: { zh: '库位盘点锁定', en: 'The bin is locked for a stocktake' },
  OTHER: { zh: '无法过账', en: 'Could not be posted' },
};

/** Why something could not be booked, in words. */
export const refusedWords = (code: string): Refusal => ({ code, message: words[code as RefusedCode] ?? words.OTHER });
