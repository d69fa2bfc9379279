import { rateOn, type TradeTerms, transferPrices } from '@axle/finance';
import { type Decimal, decimal, inLanguage, localDate, type LocalDate, ok, refuse } from '@axle/kernel';
import { notFound, permissionCode } from '@axle/page-kit';
import { mainPaths } from '@axle/wire';
import { sql } from 'kysely';
import { z } from 'zod';
import { currenciesInUse } from '../rate/currencies-in-use.ts';
import { mainCall, type MainCall } from '../../../platform/gateways/main/main-call.ts';
import { named, namedList } from '../../../platform/lookups/named-list.ts';
import type { LookupCallParts } from '../../../platform/lookups/lookup-calls.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';

const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/** The routes to a warehouse, the default one first, and what a cost becomes along one of them. */
export function tradeRouteCalls(parts: LookupCallParts): readonly MainCall[] {
  const { database } = parts;
  return [
    namedList(
      parts,
      mainPaths.tradeRoadsOfWarehouse,
      'tradeRoute',
      async (caller, _target, records, { warehouse }) => {
        const { rows } = await sql<{ id: number; chain: string; isDefault: boolean }>`
          select id, chain, is_default is true as "isDefault" from trade_route_list where ${warehouse ?? null}::bigint is null
          or warehouse = ${warehouse ?? null}::bigint`.execute(database);
        const routes = new Map(rows.map(row => [row.id, row]));
        const there = records
          .filter(record => routes.has(record.id))
          .map(record => ({ ...named(caller, record), ...routes.get(record.id) }));
        return there.toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault));
      },
      z.object({ warehouse: id.optional() }),
    ),
    mainCall({
      method: 'GET',
      path: mainPaths.currenciesOfRoutes,
      permission: permissionCode('basic', 'tradeRoute', 'list'),
      input: z.object({}),
      handle: async () => ok(await currenciesInUse(database)),
    }),
    mainCall({
      method: 'GET',
      path: mainPaths.tryRoute,
      permission: permissionCode('basic', 'tradeRoute', 'list'),
      input: z.object({
        id,
        cost: z.coerce.string().refine(text => decimal(text).ok),
        currency: z.string().regex(/^[A-Z]{3}$/),
        day: z
          .string()
          .refine(text => localDate(text).ok)
          .optional(),
      }),
      async handle(caller, { id: route, cost, currency, day: wanted }) {
        const day = (wanted as LocalDate | undefined) ?? todayOf(caller);
        const legs = await sql<{ seller: string; buyer: string }>`
          select s.code as seller, b.code as buyer from trade_route_legs l join company_entity s on s.id = l.seller join company_entity b
          on b.id = l.buyer
          where l.record_id = ${route} order by l.line_no`.execute(database);
        if (legs.rows.length === 0) return refuse(notFound);
        const names = await database.selectFrom('company_entity').select(['code', 'name_zh', 'name_en']).execute();
        const nameOf = new Map(
          names.map(({ code, name_zh, name_en }) => [code, inLanguage({ zh: name_zh, en: name_en }, caller.language)]),
        );
        const terms = await sql<TradeTerms>`
          select s.code as seller, b.code as buyer, r.currency, r.markup, r.effective_from as "effectiveFrom",
          r.effective_to as "effectiveTo"
          from trade_relation r join company_entity s on s.id = r.seller join company_entity b on b.id = r.buyer
          where r.status = 1`.execute(database);
        const rates = await database
          .selectFrom('exchange_rate')
          .select(['from', 'to', 'rate', 'valid_from'])
          .where('state', '=', 'active')
          .where('valid_from', '<=', day)
          .execute();
        const known = rates.map(({ from, to, rate, valid_from }) => ({
          from,
          to,
          rate: rate as Decimal,
          validFrom: valid_from as LocalDate,
        }));
        const prices = transferPrices({
          cost: cost as Decimal,
          currency,
          legs: legs.rows,
          terms: terms.rows.map(({ effectiveTo, ...each }) => ({ ...each, ...(effectiveTo ? { effectiveTo } : {}) })),
          day,
          rate(of, inTermsOf) {
            // monthly rates are published late: the latest one is used, however old
            const found = rateOn(known, of, inTermsOf, day, Number.MAX_SAFE_INTEGER);
            return found.ok ? found.value : undefined;
          },
        });
        return prices.ok
          ? ok(prices.value.map(leg => ({ ...leg, sellerName: nameOf.get(leg.seller), buyerName: nameOf.get(leg.buyer) })))
          : prices;
      },
    }),
  ];
}
