import { ok, type Refusal, refuse, text } from '@axle/kernel';
import { claimedDocument, type ClaimedParty, partyRefusals } from '@axle/purchasing';
import { sql } from 'kysely';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';
import { seesPrices } from '../supplier-sku/sees-prices.ts';
import { type ClaimSource, claimSources } from './claimed-sources.ts';

const noDocument: Refusal = {
  code: 'NO_DOCUMENT',
  field: 'bizNo',
  message: text('没有这张单据，或它不属于可索赔的类型', 'There is no such document, or nothing is claimed for documents of its kind'),
};

const defined = (values: object) => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined));

/** [R41] [R41b] Drafts a claim with what a document says: who is to pay, for which pieces, and how much, for those who see prices. */
export const claimFromDocument: ActionHandler = ({ parts, input }) =>
  inTransaction(parts.database, async transaction => {
    const bizNo = String(input['bizNo']);
    const kind = claimedDocument(bizNo);
    const source = kind && claimSources[kind];
    if (!source) return refuse(noDocument);
    const { rows } = await sql<ClaimSource>`
      select t.* from (${source(bizNo)}) as t where ${seenRows(parts)} limit 1`.execute(transaction);
    const [found] = rows;
    if (!found) return refuse(noDocument);
    const party = (input['party'] ?? found.party) as ClaimedParty['party'];
    const { supplier, store, qty, claimed, currency, ...of } = found;
    const isWorth = Number(claimed ?? 0) > 0 && seesPrices(parts.caller);
    const values = defined({
      ...of,
      party,
      type: input['type'] ?? found.type,
      bizNo,
      supplier: party === 'supplier' ? supplier : undefined,
      store: party === 'platform' ? store : undefined,
      qty: qty !== null && qty > 0 ? qty : undefined,
      ...(isWorth ? { claimed, currency } : { currency }),
    });
    const [refused] = partyRefusals(values as unknown as ClaimedParty);
    if (refused) return refuse(refused);
    await insertRows(transaction, parts, [values], { action: 'add' });
    return ok([]);
  });
