import type { Refusal } from '@axle/kernel';
import type { Page, RecordRow, Resource } from '@axle/page-kit';
import { useEffect, useMemo, useState } from 'react';
import { useLatest } from '../../../engine/answers/use-latest.ts';
import { RecordsOf } from '../../../engine/records/records-of.ts';
import { useService } from '../../../shell/services.tsx';

/** Most records that a tool offers. */
const mostOffered = 200;

/** A record of the page, chosen from those in use and read whole. */
export interface Chosen {
  readonly rows: readonly RecordRow[];
  readonly record?: RecordRow | undefined;
  readonly refusal?: Refusal | undefined;
  choose(id: number | undefined): void;
}

/** The records in use of a tool's page, and the one that is chosen; the first one to begin with. */
export function useChosen(page: Page): Chosen {
  const recordsOf = useService(RecordsOf);
  const records = useMemo(() => recordsOf.of(page.resource as Resource, page.key), [recordsOf, page]);
  const [rows, setRows] = useState<readonly RecordRow[]>([]);
  const [id, setId] = useState<number>();
  const [record, setRecord] = useState<RecordRow>();
  const [refusal, setRefusal] = useState<Refusal>();
  const [latestRows, latestRecord] = [useLatest(), useLatest()];
  useEffect(() => {
    const query = { filters: [{ field: 'status', op: 'eq' as const, value: 1 }], sort: [{ field: 'code' }], limit: mostOffered };
    void latestRows.ask(
      signal => records.list(query, { signal }),
      reply => {
        setRefusal(reply.ok ? undefined : reply.refusal);
        if (!reply.ok) return;
        setRows(reply.value.rows);
        setId(before => before ?? reply.value.rows[0]?.id);
      },
    );
  }, [latestRows, records]);
  useEffect(() => {
    if (id === undefined) return latestRecord.giveUp();
    void latestRecord.ask(
      () => records.read(id),
      reply => {
        setRefusal(reply.ok ? undefined : reply.refusal);
        if (reply.ok) setRecord(reply.value);
      },
    );
  }, [latestRecord, records, id]);
  return { rows, record: record?.id === id ? record : undefined, refusal, choose: setId };
}
