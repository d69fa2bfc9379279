import type { Refusal } from '@axle/kernel';
import type { Filter, Page, RecordRow } from '@axle/page-kit';
import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../../../engine/answers/use-latest.ts';
import type { PageRecords } from '../../../engine/records/records-of.ts';
import { References } from '../../../engine/references/references.ts';
import { useService } from '../../../shell/services.tsx';

/** Most estimates that are offered at a time; typing more finds the others. */
const mostOffered = 50;

/** The estimates of a page, found on the server by their SKU or site. */
export interface Estimates {
  /** That of the least margin: what is shown before one is chosen. */
  readonly first: RecordRow | undefined;
  /** Whether there are no estimates. */
  readonly isEmpty: boolean;
  readonly refusal: Refusal | undefined;
  find(typed: string, signal: AbortSignal): Promise<readonly RecordRow[]>;
  /** One of those that were found last. */
  found(id: number): RecordRow | undefined;
}

/** Searches the estimates on the server, however many there are: by matching SKUs, and by matching sites where no SKU matches. */
export function useEstimates(page: Page, records: PageRecords): Estimates {
  const references = useService(References);
  const [first, setFirst] = useState<{ readonly row: RecordRow | undefined }>();
  const [refusal, setRefusal] = useState<Refusal>();
  const offered = useRef<readonly RecordRow[]>([]);
  const ask = async (filters: readonly Filter[], limit: number, signal: AbortSignal): Promise<readonly RecordRow[]> => {
    const reply = await records.list({ filters, sort: page.sort, limit }, { signal });
    if (!signal.aborted) setRefusal(reply.ok ? undefined : reply.refusal);
    return reply.ok ? reply.value.rows : [];
  };
  const meant = async (entity: string, typed: string, signal: AbortSignal): Promise<readonly RecordRow[]> => {
    const reply = await references.find(entity, typed, signal);
    const ids = reply.ok ? reply.value.rows.map(({ id }) => id) : [];
    return ids.length === 0 ? [] : ask([{ field: entity, op: 'in', value: ids }], mostOffered, signal);
  };
  const latest = useLatest();
  useEffect(() => {
    void latest.ask(
      signal => records.list({ filters: [], sort: page.sort, limit: 1 }, { signal }),
      reply => {
        setRefusal(reply.ok ? undefined : reply.refusal);
        if (reply.ok) setFirst({ row: reply.value.rows[0] });
      },
    );
  }, [latest, records, page]);
  return {
    first: first?.row,
    isEmpty: first !== undefined && first.row === undefined,
    refusal,
    async find(typed, signal) {
      const bySku = typed === '' ? await ask([], mostOffered, signal) : await meant('sku', typed, signal);
      const rows = bySku.length > 0 || typed === '' ? bySku : await meant('site', typed, signal);
      if (!signal.aborted) offered.current = rows;
      return rows;
    },
    found: id => offered.current.find(row => row.id === id),
  };
}
