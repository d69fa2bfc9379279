import { fieldsOf, type RecordRow } from '@axle/page-kit';
import { sql } from 'kysely';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { selectRows } from '../../../platform/resources/query/select-rows.ts';
import { idsNamed } from '../requirement/ids-named.ts';

/** Confirmed requirements in the caller's scope, by their ids, parted by commas; what is no id names none. */
export function askedRequirements({ database, caller }: RecordParts, ids: string): Promise<readonly RecordRow[]> {
  const { resource } = caller.registry.page('purchaseRequiredSummary')!.page;
  if (!resource) throw new Error('purchaseRequiredSummary keeps no records');
  const where = sql`where t.id = any(${idsNamed(ids)}::bigint[]) and t.state in ('confirmed', 'part') and ${seenRows({ resource, caller })}
    order by t.latest_order_date, t.id`;
  const fields = Object.keys(fieldsOf(resource)).filter(key => fieldsOf(resource)[key]!.kind !== 'lines');
  return selectRows(database, resource, fields, where);
}
