import type { Line } from '../kinds/lines.ts';
import type { RecordValues } from '../resource/resource.ts';

/** The lines that a record holds in a field; none where it is empty. */
export const linesIn = (record: RecordValues, field: string): readonly Line[] =>
  (record[field] as readonly Line[] | undefined | null) ?? [];
