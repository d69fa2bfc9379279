import { addDays, type LocalDate } from '@axle/kernel';
import { blockersOf, type ListingReadiness } from '@axle/operation';
import { distributionRecords } from '@axle/pages/operation/distribution/distribution-records';
import { recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';

interface Known {
  readonly status: ListingReadiness['status'];
  readonly hasPtSku: boolean;
  readonly images: number;
  readonly fitments: number;
  readonly country: string;
  readonly eu: boolean | null;
  readonly kind: ListingReadiness['brand']['kind'];
  readonly gpsr: readonly (string | null)[];
  readonly marks: readonly (readonly [country: string, expiry: string | null])[];
  readonly registered: boolean;
  readonly drafted: boolean;
  readonly blockers: readonly string[] | null;
}

const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const proof = (expiry: string | null) => ({ expiry: (expiry ?? undefined) as LocalDate | undefined });

/** What stands of every SKU at every store and site, and what the list says blocks it. */
async function known(): Promise<readonly Known[]> {
  const { rows } = await sql<Known>`
    select t.dist_status as status, t.pt_sku is not null as "hasPtSku", coalesce(json_array_length(s.images), 0) as images,
      (select count(*)::integer from fitment f where f.sku = s.id and f.status = 1) as fitments, c.iso2 as country, c.eu, b.kind,
      array(select g.expiry::text from sku_certs g where g.record_id = s.id and g.kind = 'gpsr') as gpsr,
      coalesce((select json_agg(json_build_array(x.iso2, m.expiry)) from brand_trademarks m join country x on x.id = m.country
        where m.record_id = b.id), '[]') as marks,
      t.store in (select r.store from brand_registry_stores r where r.record_id = b.id) as registered,
      exists (select from new_amazon_pending n where n.sku = s.id and n.store = t.store and n.site = t.site
        and n.gpsr_person is not null and n.gpsr_label is not null) as drafted, t.blockers
    from listing_distribution_list t join sku s on s.id = t.sku join brand b on b.id = s.brand
      join site i on i.id = t.site join country c on c.id = i.country`.execute(app.db);
  return rows;
}

const readiness = (one: Known): ListingReadiness => ({
  status: one.status,
  hasPtSku: one.hasPtSku,
  images: one.images,
  fitments: one.fitments,
  site: { country: one.country, isEu: one.eu === true },
  gpsr: one.gpsr.map(proof),
  draftLabelled: one.drafted,
  brand: { kind: one.kind, marks: one.marks.map(([country, expiry]) => ({ country, ...proof(expiry) })), isRegistered: one.registered },
});

it('[O10d] [O10e] [O10f] the list says of every SKU, store and site what the rule says, whatever holds of it', async () => {
  const { rows } = await sql<{ today: LocalDate }>`select current_date::text as today`.execute(app.db);
  const { today } = rows[0]!;
  const { rows: people } = await sql<{ id: number }>`select id from sku order by id`.execute(app.db);
  await sql`delete from sku_certs where kind = 'gpsr'`.execute(app.db);
  for (const [at, { id }] of people.entries()) {
    if (at % 3 === 0) continue;
    const expiry = [addDays(today, -1), today, null][(at % 4) % 3];
    await sql`
      insert into sku_certs (record_id, line_no, kind, no, expiry)
      values (${id}, 90, 'gpsr', ${`G-${at}`}, ${expiry}::date)`.execute(app.db);
  }
  await sql`update brand_trademarks set expiry = case id % 3 when 0 then current_date - 1 when 1 then current_date end`.execute(app.db);
  const all = await known();
  for (const one of all) expect([...(one.blockers ?? [])]).toEqual(blockersOf(readiness(one), today));
  const seen = new Set(all.flatMap(({ blockers }) => blockers ?? []));
  expect([seen.has('noGpsr'), seen.has('noTrademark')]).toEqual([true, true]);
});

it('[O10e] [O10f] a task in Germany loses its blockers with a certificate of the SKU and a trademark of the brand', async () => {
  const { rows } = await sql<{ id: number; sku: number; brand: number; country: number }>`
    select d.id, d.sku, s.brand, i.country from listing_distribution d join sku s on s.id = d.sku join brand b on b.id = s.brand
      join site i on i.id = d.site join country c on c.id = i.country
    where c.iso2 = 'DE' and b.kind <> 'neutral' and d.dist_status in ('notListed', 'planned', 'listing')
      and not exists (select from brand_registry_stores r where r.record_id = b.id and r.store = d.store) limit 1`.execute(app.db);
  const { id, sku, brand, country } = rows[0]!;
  const blockers = async () => {
    const { data } = await app.get(`${recordPath(distributionRecords, 'read')}?id=${id}`, boss);
    return (((data as Record<string, unknown>)['blockers'] ?? []) as readonly string[]).filter(one => /Gpsr|Trademark/.test(one));
  };
  await sql`delete from sku_certs where record_id = ${sku}`.execute(app.db);
  await sql`delete from brand_trademarks where record_id = ${brand}`.execute(app.db);
  expect(await blockers()).toEqual(['noGpsr', 'noTrademark']);
  await sql`insert into sku_certs (record_id, line_no, kind, no) values (${sku}, 0, 'gpsr', 'G-1')`.execute(app.db);
  await sql`insert into brand_trademarks (record_id, line_no, country, no, class) values (${brand}, 0, ${country}, '302', 12)`.execute(
    app.db,
  );
  expect(await blockers()).toEqual([]);
});
