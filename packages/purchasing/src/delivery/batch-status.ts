/** Where a shipping batch stands, in the order of its way; `void` is outside of it. */
export const batchStatuses = ['planned', 'shipped', 'departed', 'part_arrived', 'arrived', 'void'] as const;

/** Where a shipping batch stands. */
export type BatchStatus = (typeof batchStatuses)[number];

/** Where a batch has left the supplier and has not come as a whole. */
export const onWayStatuses: readonly BatchStatus[] = ['shipped', 'departed', 'part_arrived'];

/** A line of a batch: pieces shipped, and pieces that a warehouse took in. */
export interface BatchLine {
  readonly qty: number;
  readonly arrived: number;
}

/** What else is known of a batch that has left. */
export interface BatchWay {
  readonly hasDeparted: boolean;
  /** Its receipt is closed: what did not come by then does not come any more. */
  readonly isClosed: boolean;
}

/** [R7g] The pieces of a line of a batch that have not come. */
export const notArrived = ({ qty, arrived }: BatchLine): number => Math.max(0, qty - arrived);

/** [R7g] Where a batch stands that has left the supplier. */
export function batchStatus(lines: readonly BatchLine[], { hasDeparted, isClosed }: BatchWay): BatchStatus {
  if (isClosed || lines.every(line => notArrived(line) === 0)) return 'arrived';
  if (lines.some(({ arrived }) => arrived > 0)) return 'part_arrived';
  return hasDeparted ? 'departed' : 'shipped';
}
