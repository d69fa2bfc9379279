import { type LineStatus, lineStatuses } from '@axle/purchasing';

/** How many lines of an order stand at a status. */
export interface StatusPart {
  readonly status: LineStatus;
  readonly lines: number;
}

/** [R7] How many lines stand at each status, the furthest first; cancelled lines are no part of the order any more. */
export const statusParts = (statuses: readonly unknown[]): readonly StatusPart[] =>
  lineStatuses
    .filter(status => status !== 'cancelled')
    .map(status => ({ status, lines: statuses.filter(one => one === status).length }))
    .filter(({ lines }) => lines > 0)
    .toReversed();
