import { type BatchMode, batchPrice } from '@axle/operation';
import type { Decimal } from '@axle/kernel';
import type { RecordRow } from '@axle/page-kit';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { eachByItself } from '../../../platform/resources/each-by-itself.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';

const decimal = (record: RecordRow, key: string): Decimal | undefined => record[key] as Decimal | undefined;

/** [O1e] Changes prices of listings together; each is held against its floor and MAP by itself. */
export const changePrices: ActionHandler = ({ parts, targets, input }) =>
  eachByItself(parts, targets, async (within, before) => {
    const { mode, amount, confirmChange } = input as {
      readonly mode: BatchMode;
      readonly amount?: Decimal;
      readonly confirmChange?: boolean;
    };
    const prices = { price: decimal(before, 'price'), floor: decimal(before, 'floor'), mapPrice: decimal(before, 'mapPrice') };
    const wanted = batchPrice(prices, mode, amount);
    if (!wanted.ok) return wanted.refusal;
    const after = { ...before, price: wanted.value, confirmChange };
    await updateRows(within.database, within, [{ before, after }], { action: 'update' });
    return undefined;
  });
