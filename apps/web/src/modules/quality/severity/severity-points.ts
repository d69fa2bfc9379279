import type { RecordRow } from '@axle/page-kit';
import type { Severity } from '@axle/quality';

/** Severities from the least strict to none at all: the height of a point. */
export const severityLevels: readonly Severity[] = ['reduced', 'normal', 'tightened', 'discontinued'];

/** How a class stood after a lot or an approval. */
export interface SeverityPoint {
  /** In the order in which they came, from 1. */
  readonly place: number;
  readonly level: number;
  readonly at: string;
  readonly severity: Severity;
  /** None of approvals. */
  readonly verdict?: 'accept' | 'reject' | undefined;
  readonly row: RecordRow;
}

/** The entries of a history as points, the newest of which comes first in a list and last in a picture. */
export const severityPoints = (rows: readonly RecordRow[]): readonly SeverityPoint[] =>
  rows.toReversed().map((row, at) => {
    const severity = row['toSeverity'] as Severity;
    return {
      place: at + 1,
      level: severityLevels.indexOf(severity),
      at: String(row['at']),
      severity,
      verdict: row['verdict'] as SeverityPoint['verdict'],
      row,
    };
  });
