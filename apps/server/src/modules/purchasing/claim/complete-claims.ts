import type { LocalDate } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import { claimedDocument, type ClaimedEvent, noticeDeadline, suitDeadline } from '@axle/purchasing';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import type { Derivation, PendingRow } from '../../../platform/resources/writes/settle-rows.ts';
import { lastCompanies } from '../order/last-companies.ts';
import { idsIn, termsOf } from '../order/supplier-terms.ts';

/** What the deadline of a notice follows from. */
const sources = ['party', 'mode', 'day'] as const;

/** Currency of a claim that says nothing, against whoever has none of their own. */
const usualCurrency = 'CNY';

/** [R40] The deadlines of a claim; one that somebody set stays until party, mode or day change. */
function withDeadlines({ before, after }: PendingRow): RecordValues {
  const event = after as unknown as ClaimedEvent;
  const moved = before !== undefined && sources.some(key => before[key] !== after[key]) && before['deadline'] === after['deadline'];
  const deadline = moved ? undefined : after['deadline'];
  return { ...after, deadline: deadline ?? noticeDeadline(event), suitBy: suitDeadline(event) };
}

/** Whose warehouses these are. */
async function companiesOf(database: Kysely<Tables>, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await database.selectFrom('warehouse').select(['id', 'company']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, company }) => [id, company]));
}

/** Completes claims while they are drafts by their supplier and the document and day of what they are about. */
export const completeClaims: Derivation = async (database, { caller }, rows) => {
  const isDraft = ({ state }: RecordValues) => (state ?? 'draft') === 'draft';
  const suppliers = idsIn(rows.flatMap(({ after }) => (isDraft(after) ? [after['supplier']] : [])));
  const warehouses = idsIn(rows.map(({ after }) => after['warehouse']));
  const [terms, companies, owners] = await Promise.all([
    termsOf(database, suppliers),
    lastCompanies(database, suppliers),
    companiesOf(database, warehouses),
  ]);
  return rows.map(({ before, after }) => {
    if (!isDraft(after)) return after;
    const supplier = Number(after['supplier']);
    const of = terms.get(supplier);
    const filled = {
      ...after,
      currency: after['currency'] ?? of?.currency ?? usualCurrency,
      companyEntity: after['companyEntity'] ?? companies.get(supplier) ?? owners.get(Number(after['warehouse'])),
      owner: after['owner'] ?? of?.buyer ?? caller.access.userId,
      day: (after['day'] as LocalDate | undefined) ?? todayOf(caller),
      bizKind: claimedDocument(String(after['bizNo'] ?? '')),
    };
    return withDeadlines({ after: filled, ...(before ? { before } : {}) });
  });
};
