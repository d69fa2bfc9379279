import { linesIn, type RecordRow } from '@axle/page-kit';
import { nonconformingOf } from './keep-units.ts';
import { figureLines } from './measure-units.ts';

/** A sampling as it was before a unit was recorded; its photos stay, for they were taken. */
export function recordedBefore(sampling: RecordRow, unitNo: number) {
  const measures = linesIn(sampling, 'measures').filter(line => Number(line['unitNo']) < unitNo);
  const recorded = {
    ...sampling,
    inspectedUnits: unitNo - 1,
    defects: linesIn(sampling, 'defects').filter(line => Number(line['unitNo']) < unitNo),
    measures,
    figures: figureLines(measures),
    stopReason: undefined,
  };
  return { ...recorded, nonconforming: nonconformingOf(recorded) };
}
