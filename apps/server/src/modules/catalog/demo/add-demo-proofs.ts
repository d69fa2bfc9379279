import { sql } from 'kysely';
import { demoStep } from '../../../platform/demo/demo-step.ts';
import { keepEveryFitting } from '../fitment/keep-fittings.ts';
import { demoVehicles } from './demo-vehicles.ts';

/**
 * What else the catalogue of the demo holds: its vehicles, who makes its OE numbers, what proves its lamps and sensors, and what its
 * categories hand to new SKUs.
 */
export const addDemoProofs = demoStep('proofs', ['tariffs', 'kits'], async ({ transaction, person, now }) => {
  const by = person('catalogEditor');
  const kept = { created_by: by, updated_by: by, created_at: now, updated_at: now };
  await transaction
    .insertInto('vehicle_model')
    .values(demoVehicles().map(vehicle => ({ ...vehicle, ...kept })))
    .execute();
  await keepEveryFitting(transaction);
  await sql`
    insert into sku_number_sources (record_id, line_no, number, system, maker, is_primary)
    select k.id, o.at - 1, o.number, 'OE', m.maker, o.at = 1
    from sku k
    join (values ('Toyota', 'Toyota'), ('Honda', 'Honda'), ('Ford', 'Ford'), ('Chevrolet', 'GM'), ('Nissan', 'Nissan'), ('Jeep', 'Mopar'),
      ('Subaru', 'Subaru'), ('BMW', 'BMW')) as m (make, maker) on k.name_en like '% ' || m.make || ' %'
    cross join lateral unnest(k.oe_numbers) with ordinality as o (number, at)
    where k.kind = 'single'`.execute(transaction);
  await sql`
    insert into sku_certs (record_id, line_no, kind, no, expiry)
    select k.id, c.line_no, c.kind, c.no, c.expiry::date
    from sku k
    join (values ('HDL', 0, 'DOT', 'FMVSS 108', null), ('HDL', 1, 'SAE', 'SAE J1383', null), ('TAL', 0, 'DOT', 'FMVSS 108', null),
      ('OXY', 0, 'carbEo', 'D-642-11', '2028-12-31')) as c (prefix, line_no, kind, no, expiry) on k.sku like c.prefix || '-%'`.execute(
    transaction,
  );
  await sql`
    update category set default_aql = d.aql, default_service = d.service
    from (values ('BRK', 1.5, 97), ('SUS', 1.5, 95), ('ENG', 2.5, 95), ('COL', 2.5, 93), ('ELE', 2.5, 93), ('LGT', 2.5, 90), ('BDY', 4, 90),
      ('DRV', 2.5, 93)) as d (code, aql, service)
    where category.code = d.code`.execute(transaction);
  await sql`
    update category c set default_tariff = t.tariff
    from (select category, min(tariff_cn) as tariff from sku where tariff_cn is not null group by category
    having count(distinct tariff_cn) = 1) t
    where t.category = c.id`.execute(transaction);
});
