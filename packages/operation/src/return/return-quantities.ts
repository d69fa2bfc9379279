import { fill, type Refusal, text } from '@axle/kernel';

/** Pieces of a line of an order: those that were shipped, and those for which returns stand already. */
export interface ReturnableLine {
  readonly shipped: number;
  readonly authorised: number;
}

const tooMany = text(
  '最多还能退 {room} 件：已发 {shipped}，其他退货 {authorised}',
  'At most {room} can be returned: {shipped} shipped, {authorised} in other returns',
);
const moreThanAuthorised = text('收到的件数不能超过授权的 {most} 件', 'No more pieces can be received than the {most} authorised');
const notAll = text('质检件数 {graded} 须等于收到的 {received} 件', 'Graded pieces ({graded}) must equal the {received} received');

/** [O8] Why so many pieces of a line cannot be returned; nothing where they can. */
export function refuseAuthorising({ shipped, authorised }: ReturnableLine, qty: number): Refusal | undefined {
  const room = Math.max(0, shipped - authorised);
  if (qty <= room) return undefined;
  return { code: 'ABOVE_SHIPPED', message: fill(tooMany, { room, shipped, authorised }) };
}

/** [O8] Why so many pieces cannot be received: of a return that nobody announced any number can. */
export const refuseReceiving = (authorised: number, received: number, isBlind: boolean): Refusal | undefined =>
  isBlind || received <= authorised ? undefined : { code: 'ABOVE_AUTHORISED', message: fill(moreThanAuthorised, { most: authorised }) };

/** [O8] Why grades do not add up: they must be of all pieces that were received. */
export function refuseGrading(received: number, graded: readonly number[]): Refusal | undefined {
  const total = graded.reduce((sum, qty) => sum + qty, 0);
  return total === received ? undefined : { code: 'NOT_ALL_GRADED', message: fill(notAll, { graded: total, received }) };
}
