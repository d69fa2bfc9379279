/** A line of a receive report: what was shipped, and what was counted of it, in pieces; undefined as long as nothing is entered. */
export interface ReportLine {
  readonly orderLine: number;
  readonly shipped: number;
  readonly counted?: number | undefined;
  readonly good?: number | undefined;
  readonly damaged?: number | undefined;
  readonly hasPhotos?: boolean;
}

/** How a count differs from what was shipped, in pieces. */
export interface ReportDifference {
  readonly short: number;
  readonly over: number;
}

/** [R67] What is short and what is over of a line; nothing is known of one that was not counted. */
export const reportDifference = ({ shipped, counted }: Pick<ReportLine, 'shipped' | 'counted'>): ReportDifference | undefined =>
  counted === undefined ? undefined : { short: Math.max(0, shipped - counted), over: Math.max(0, counted - shipped) };
