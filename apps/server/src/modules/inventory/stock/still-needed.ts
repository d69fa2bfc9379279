import { refuseOutOfUse } from '@axle/inventory';
import type { Text } from '@axle/kernel';
import { type RawBuilder, sql } from 'kysely';
import type { DisableGuard } from '../../../platform/resources/disable-guard.ts';
import { nameableRows } from '../../../platform/resources/nameable-rows.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';

/** Rows `(id, no, seen)`: a document that is not done, what it needs, and whether the caller may see its number. */
export type NeededBy = (seen: (entity: string) => RawBuilder<boolean>) => RawBuilder<unknown>;

/** Rows `(id, pieces)` of goods that lie in something. */
export type Holding = RawBuilder<unknown>;

const holdsNothing = sql`select null::bigint as id, 0 as pieces where false`;

/** [W15] A guard for what stays in use while goods lie in it or documents that are not done need it. */
export const stillNeeded =
  (what: Text, neededBy: NeededBy, holding: Holding = holdsNothing): DisableGuard =>
  async (transaction, records, caller: Actor) => {
    const { rows } = await sql<{ id: number; pieces: number; documents: number; document: string | null }>`
      with held as (${holding}), needed as (${neededBy(entity => nameableRows(caller, entity).seen)})
      select a.id, coalesce((select sum(h.pieces) from held h where h.id = a.id), 0)::float8 as pieces,
        (select count(distinct n.no) from needed n where n.id = a.id)::integer as documents,
        (select min(n.no collate "C") from needed n where n.id = a.id and n.seen) as document
      from unnest(${records.map(({ id }) => id)}::bigint[]) as a (id)`.execute(transaction);
    return new Map(
      rows.flatMap(({ id, pieces, documents, document }) => {
        const refusal = refuseOutOfUse(what, { pieces, documents, document: document ?? undefined });
        return refusal ? [[id, refusal] as const] : [];
      }),
    );
  };
