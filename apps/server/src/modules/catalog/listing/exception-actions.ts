import { ok } from '@axle/kernel';
import { sql } from 'kysely';
import { handleException } from '../../../platform/exceptions/end-exception.ts';
import type { ActionHandler, ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import type { ToolHandler, ToolHandlers } from '../../../platform/resources/calls/tool-handler.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { checkSeenListings, thresholdsOf } from './check-listings.ts';

const check: ActionHandler = ({ parts }) =>
  inTransaction(parts.database, async transaction => {
    await checkSeenListings({ ...parts, database: transaction });
    return ok([]);
  });

/** Sets the thresholds of a site, and checks by them. */
const setThreshold: ActionHandler = ({ parts, input }) =>
  inTransaction(parts.database, async transaction => {
    const of = <Value>(key: string) => (input[key] ?? null) as Value | null;
    const set = {
      no_buy_box_hours: of<number>('noBuyBoxHours'),
      price_factor: of<string>('priceFactor'),
      rating_least: of<string>('ratingLeast'),
      reviews_least: of<number>('reviewsLeast'),
      updated_by: parts.caller.access.userId,
      updated_at: parts.caller.now,
    };
    await transaction
      .insertInto('listing_threshold')
      .values({ site: input['site'] as number, ...set })
      .onConflict(conflict => conflict.column('site').doUpdateSet(set))
      .execute();
    await checkSeenListings({ ...parts, database: transaction });
    return ok([]);
  });

/** The thresholds in force, of one site or of all at Amazon. */
const thresholds: ToolHandler = async ({ parts, input }) => {
  const inForce = await thresholdsOf(parts.database);
  const { rows } = await sql<{ id: number; code: string; domain: string; set_at: string | null }>`
    select i.id, i.code, i.domain, t.updated_at as set_at from site i left join listing_threshold t on t.site = i.id
    where i.platform = 'amazon' and i.status = 1 and (${input['site'] ?? null}::bigint is null or i.id = ${input['site'] ?? null}::bigint)
    order by t.site is null, i.code collate "C"`.execute(parts.database);
  return ok({
    lines: rows.map(({ id, code, domain, set_at }) => ({
      site: `${code} ${domain}`,
      ...inForce(id),
      own: set_at !== null,
      ...(set_at === null ? {} : { setAt: set_at }),
    })),
  });
};

/** Effects of the actions on exceptions of listings. */
export const listingExceptionActions: ActionHandlers = {
  'amazonListingException.check': check,
  'amazonListingException.setThreshold': setThreshold,
  'amazonListingException.handle': handleException,
};

/** The tool that lists the thresholds. */
export const listingTools: ToolHandlers = { 'amazonListingException.thresholds': thresholds };
