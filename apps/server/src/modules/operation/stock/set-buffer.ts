import { type Refusal, text } from '@axle/kernel';
import { sql } from 'kysely';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { eachByItself } from '../../../platform/resources/each-by-itself.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { addRecord } from '../../../platform/resources/write-record.ts';
import { lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { countListings } from './count-listings.ts';
import { readRules } from './publish-terms.ts';

const noSku: Refusal = {
  code: 'NO_SKU',
  field: 'sku',
  message: text('套装与未映射的Listing没有SKU级规则', 'Sets and unmapped listings have no rule of a SKU'),
};
const noRule: Refusal = {
  code: 'NO_RULE',
  field: 'ruled',
  message: text('没有可沿用的发布规则，请先建立', 'There is no rule whose other terms could be taken over; add one first'),
};

/** [O2e] Gives the SKU of a listing a rule of its own with another buffer, or changes the buffer of the one that it has. */
export const setBuffer: ActionHandler = ({ parts, targets, input: { buffer } }) =>
  eachByItself(parts, targets, async (within, row) => {
    const { database, caller } = within;
    const [store, sku] = [Number(row['store']), row['sku'] === undefined ? null : Number(row['sku'])];
    if (sku === null) return noSku;
    const rule = (await readRules(database))({ store, sku, category: row['category'] === undefined ? null : Number(row['category']) });
    if (!rule) return noRule;
    const rules = ownParts(database, caller, 'publishRules');
    if (rule.sku !== undefined) {
      const [before] = await lockRows(database, rules, sql<boolean>`t.id = ${rule.id}`);
      await updateRows(database, rules, [{ before: before!, after: { ...before!, buffer } }], { action: 'update' });
    } else {
      const { share, cap, least } = rule;
      const added = await addRecord(rules, { store, sku, buffer, share, cap: cap ?? undefined, least });
      if (!added.ok) return added.refusal[0];
    }
    await countListings(database, caller.now, [Number(row['ptSku'])]);
    return undefined;
  });
