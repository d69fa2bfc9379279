import { fill, type Refusal, text } from '@axle/kernel';

const between = text('请填写1至{held}之间的件数，这些件仍在冻结中', 'Enter a number from 1 to {held}, the pieces still on hold');

/** [Q29a] What stands against deciding on pieces of a lot that are still held: fewer are (`ABOVE_HELD`). */
export const heldRefusals = (held: number, qty: number): readonly Refusal[] =>
  qty < 1 || qty > held ? [{ code: 'ABOVE_HELD', field: 'blockedQty', message: fill(between, { held }) }] : [];
