import { addDays, type LocalDate, type LocalWeek, weekOf } from '@axle/kernel';
import { linesIn, type RecordValues } from '@axle/page-kit';

/** A week of promised dates. */
export interface PromisedWeek {
  readonly week: LocalWeek;
  readonly monday: LocalDate;
  readonly sunday: LocalDate;
  /** All lines of the week, however many stand in it. */
  readonly lineCount: number;
  readonly lateCount: number;
  readonly pieces: number;
  readonly lines: readonly RecordValues[];
}

/** [R93] The promised weeks, each with its lines by promised date. */
export function weeksOf(worked: RecordValues): readonly PromisedWeek[] {
  const byWeek = Map.groupBy(linesIn(worked, 'lines'), line => weekOf(line['promisedDate'] as LocalDate));
  return linesIn(worked, 'weeks').map(line => {
    const monday = line['monday'] as LocalDate;
    const week = weekOf(monday);
    return {
      week,
      monday,
      sunday: addDays(monday, 6),
      lineCount: Number(line['lineCount']),
      lateCount: Number(line['lateCount']),
      pieces: Number(line['pieces']),
      lines: byWeek.get(week) ?? [],
    };
  });
}
