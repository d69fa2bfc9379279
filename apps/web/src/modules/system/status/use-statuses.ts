import type { Refusal } from '@axle/kernel';
import type { Page, Resource } from '@axle/page-kit';
import { useCallback, useEffect, useState } from 'react';
import { useLatest } from '../../../engine/answers/use-latest.ts';
import { RecordsOf } from '../../../engine/records/records-of.ts';
import { useService } from '../../../shell/services.tsx';
import { type StatusRow, statusOf } from './status-rows.ts';

/** Every status in order, as the reader may see them, and how to ask for them again. */
export function useStatuses(page: Page): {
  readonly rows?: readonly StatusRow[];
  readonly refusal?: Refusal;
  readonly load: () => Promise<unknown>;
} {
  const records = useService(RecordsOf);
  const [rows, setRows] = useState<readonly StatusRow[]>();
  const [refusal, setRefusal] = useState<Refusal>();
  const latest = useLatest();
  const load = useCallback(() => {
    const query = { filters: [], sort: [{ field: 'domain' }, { field: 'sort' }], limit: 500 };
    return latest.ask(
      signal => records.of(page.resource as Resource, page.key).list(query, { signal }),
      reply => {
        if (reply.ok) setRows(reply.value.rows.map(statusOf));
        setRefusal(reply.ok ? undefined : reply.refusal);
      },
    );
  }, [latest, records, page]);
  useEffect(() => void load(), [load]);
  return { ...(rows ? { rows } : {}), ...(refusal ? { refusal } : {}), load };
}
