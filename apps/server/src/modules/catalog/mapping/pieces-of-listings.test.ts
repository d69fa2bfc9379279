import { resolvePtSku } from '@axle/catalog';
import type { LocalDate } from '@axle/kernel';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '../../../testing/test-database.ts';
import { bomsBelow } from '../bom/boms-in-force.ts';
import { keepBoms, type MadeBom } from '../bom/testing/keep-boms.ts';
import { mapsOf } from './maps-of.ts';

const { db } = await testDatabase('demoTemplate');
const day = '2026-05-20' as LocalDate;
const { rows: shops } = await sql<{ store: number; site: number; market: string }>`
  select s.id as store, i.id as site, c.market from store s, site i join country c on c.id = i.country where s.code = 'AMZ-NA'
  and i.code = 'AMZ-US'`.execute(db);
const [shop] = shops;

/** Pieces of each SKU that can be sold in the market, most first. */
const { rows: stock } = await sql<{ id: number; sku: string; pieces: number }>`
  select k.id, k.sku, coalesce(sum(t.qty) filter (where t.status = 'available' and h.sellable
  and w.market = ${shop!.market}), 0)::integer as pieces
  from sku k left join stock_balance t on t.sku = k.id left join warehouse w on w.id = t.warehouse
  left join bin b on b.id = t.bin left join warehouse_area g on g.id = b.area left join warehouse_child h on h.id = g.child
  group by k.id order by pieces desc, k.id limit 14`.execute(db);
const pieces = new Map(stock.map(one => [one.sku, one.pieces]));
const idOf = new Map(stock.map(one => [one.sku, one.id]));
const codes = stock.map(({ sku }) => sku);
const [leaves, assembly, kits] = [codes.slice(0, 4), codes[4]!, codes.slice(5)];
await sql`update sku set kind = case when sku = any (${leaves}) then 'single' when sku = ${assembly} then 'assembly' else 'kit' end
  where sku = any (${codes})`.execute(db);

const line = (children: readonly string[]) =>
  fc.record({
    child: fc.constantFrom(...children),
    quantity: fc.constantFrom<string>('1', '2', '0.5', '1.25'),
    scrap: fc.constantFrom<string | null>(null, '0', '2', '33.3333'),
  });
const bomOf = (children: readonly string[]): fc.Arbitrary<MadeBom> =>
  fc.record({
    lines: fc.uniqueArray(line(children), { selector: one => one.child, minLength: 1, maxLength: 3 }),
    to: fc.constantFrom<string | null>(null, day, '2026-05-19'),
  });
/** Kits of kits, seldom in circles; the last ones have no BOM, and a chain of kits may be deeper than six. */
const boms: fc.Arbitrary<Record<string, MadeBom>> = fc.record(
  Object.fromEntries(
    [...kits.slice(0, 8), assembly].map(kit => {
      const below = kits.slice(kits.indexOf(kit) + 1, kits.indexOf(kit) + 3);
      const usual = bomOf([...leaves, assembly, ...below].filter(code => code !== kit));
      return [kit, kit === assembly ? usual : fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: bomOf(kits.slice(0, 3)) })];
    }),
  ),
  { requiredKeys: [assembly, ...kits.slice(1, 8)] },
);
const mapped = fc.uniqueArray(fc.record({ sku: fc.constantFrom(...codes.slice(0, 9)), qty: fc.integer({ min: 1, max: 3 }) }), {
  selector: one => one.sku,
  minLength: 1,
  maxLength: 3,
});

const one = (child: string, scrap: string | null = null): MadeBom => ({ to: null, lines: [{ child, quantity: '1', scrap }] });
/** Each way in which a unit may be refused, and a part that is sold alone and in two kits, one below the other. */
const examples: [Record<string, MadeBom>, { sku: string; qty: number }[]][] = [
  [Object.fromEntries(kits.slice(0, 8).map((kit, at) => [kit, one(kits[at + 1] ?? leaves[0]!)])), [{ sku: kits[0]!, qty: 1 }]],
  [{ [kits[0]!]: one(kits[1]!), [kits[1]!]: one(kits[0]!) }, [{ sku: kits[0]!, qty: 1 }]],
  [
    { [kits[0]!]: one(kits[1]!) },
    [
      { sku: leaves[0]!, qty: 1 },
      { sku: kits[0]!, qty: 1 },
    ],
  ],
  [
    { [kits[0]!]: { to: null, lines: [...one(kits[1]!).lines, ...one(leaves[0]!, '2').lines] }, [kits[1]!]: one(leaves[0]!, '2') },
    [
      { sku: leaves[0]!, qty: 1 },
      { sku: kits[0]!, qty: 2 },
    ],
  ],
];

let round = 0;
const outcomes = new Set<string>();

it('[B6] [B8] the database takes the same pieces for a unit of a listing as the rule, and sells as many units as they allow', async () => {
  await fc.assert(
    fc.asyncProperty(boms, mapped, async (made, lines) => {
      await keepBoms(db, made);
      const sellerSku = `PIECES-${round++}`;
      await sql`
        with m as (insert into sku_map (platform, seller_sku, effective_from) values ('amazon', ${sellerSku}, '2026-01-01') returning id)
        insert into sku_map_lines (record_id, line_no, sku, qty) select m.id, g.no, g.sku, g.qty
        from m, jsonb_to_recordset(${JSON.stringify(lines.map(({ sku, qty }, at) => ({ no: at + 1, sku: idOf.get(sku), qty })))}::jsonb) as
        g (no integer, sku bigint, qty integer)`.execute(db);
      const { result } = resolvePtSku(
        await mapsOf(db, sellerSku),
        { platform: 'amazon', store: String(shop!.store), site: String(shop!.site), sellerSku, day },
        { boms: await bomsBelow(db, codes, day), kits: new Set(kits) },
      );
      outcomes.add(result.ok ? 'ok' : result.refusal.code);
      const { rows: unit } = await sql<{ sku: string; qty: number }>`
        select k.sku, u.qty::integer as qty from listing_unit(${shop!.store}, ${shop!.site}, ${sellerSku}, ${day}::date) u join sku k
        on k.id = u.sku`.execute(db);
      const stocked = result.ok ? result.value.stocked : new Map<string, number>();
      expect(new Map(unit.map(({ sku, qty }) => [sku, qty]))).toEqual(new Map(stocked));
      const { rows: sold } = await sql<{ sets: number | null }>`
        select sets from sellable_of_listing(${shop!.store}, ${shop!.site}, ${sellerSku}, ${day}::date, ${day}::date)`.execute(db);
      const sets = [...stocked].map(([sku, qty]) => Math.floor(pieces.get(sku)! / qty));
      expect(sold[0]!.sets).toBe(sets.length === 0 ? null : Math.min(...sets));
    }),
    { numRuns: 40, examples },
  );
  expect([...outcomes].toSorted()).toEqual(['CYCLE', 'NO_ACTIVE_BOM', 'TOO_DEEP', 'ok']);
});
