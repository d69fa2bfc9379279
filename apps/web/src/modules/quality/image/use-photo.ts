import type { Refusal } from '@axle/kernel';
import { type HeldFile, linesIn, type RecordRow, type Resource } from '@axle/page-kit';
import type { PhotoMark } from '@axle/quality';
import { useEffect, useState } from 'react';
import { useLatest } from '../../../engine/answers/use-latest.ts';
import { RecordFiles } from '../../../engine/files/record-files.ts';
import { RecordsOf } from '../../../engine/records/records-of.ts';
import { useService } from '../../../shell/services.tsx';
import { markOfLine } from '../annotation/mark-of-line.ts';

/** A photo as it is looked at: its content and address once they are there, its marks, its version. */
export interface ShownPhoto {
  readonly content?: Blob;
  readonly address?: string;
  readonly marks: readonly PhotoMark[];
  readonly version: number;
  readonly refusal?: Refusal;
}

/** The file of a photo's row. */
export const fileOf = (row: RecordRow): HeldFile => (row['file'] as readonly HeldFile[])[0]!;

/** Reads a photo and what is drawn over it; `turn` counts how often it was read again. */
export function usePhoto(resource: Resource, page: string, row: RecordRow, turn = 0): ShownPhoto {
  const files = useService(RecordFiles);
  const recordsOf = useService(RecordsOf);
  const [drawn, setDrawn] = useState<{ readonly id: number; readonly version: number; readonly marks: readonly PhotoMark[] }>();
  const [shown, setShown] = useState<{ readonly id: number; readonly content: Blob; readonly address: string }>();
  const [refused, setRefused] = useState<{ readonly id: number; readonly refusal: Refusal }>();
  const [latest, latestMarks] = [useLatest(), useLatest()];
  const held = fileOf(row);
  useEffect(() => {
    void latest.ask(
      async () => files.fetch(resource, { page, id: row.id, field: 'file', file: held.id }),
      reply => {
        if (!reply.ok) return setRefused({ id: row.id, refusal: reply.refusal });
        setShown({ id: row.id, content: reply.value, address: URL.createObjectURL(reply.value) });
      },
    );
  }, [files, latest, resource, page, row.id, held.id]);
  const isMarked = Number(row['annotations'] ?? 0) > 0 || turn > 0;
  useEffect(() => {
    if (!isMarked) return;
    void latestMarks.ask(
      async () => recordsOf.of(resource, page).read(row.id),
      reply => {
        if (!reply.ok) return setRefused({ id: row.id, refusal: reply.refusal });
        const marks = linesIn(reply.value, 'marks').filter(line => line['replaced'] !== true);
        setDrawn({ id: row.id, version: reply.value.version, marks: marks.map(markOfLine) });
      },
    );
  }, [isMarked, latestMarks, recordsOf, resource, page, row.id, turn]);
  useEffect(() => () => void (shown && URL.revokeObjectURL(shown.address)), [shown]);
  const here = shown?.id === row.id ? shown : undefined;
  const known = drawn?.id === row.id ? drawn : undefined;
  return {
    ...(here ? { content: here.content, address: here.address } : {}),
    marks: known?.marks ?? [],
    version: known?.version ?? row.version,
    ...(refused?.id === row.id ? { refusal: refused.refusal } : {}),
  };
}
