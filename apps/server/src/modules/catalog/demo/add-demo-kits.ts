import { skuMay, type SkuSalesStatus } from '@axle/catalog';
import { type Decimal, multiply, sum } from '@axle/kernel';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { demoStep } from '../../../platform/demo/demo-step.ts';
import { type DemoKit, demoKits } from './demo-kits.ts';
import { demoCars } from './demo-parts.ts';

interface KitPart {
  readonly sku: string;
  readonly weight: Decimal;
}

interface PlacedKit {
  readonly kit: DemoKit;
  readonly car: number;
  readonly parts: readonly KitPart[];
}

/** Adds the kits and assemblies of the demo and what they consist of: each of parts of one car that are bought. */
export const addDemoKits = demoStep(
  'kits',
  ['offers', 'stock', 'receipts', 'purchases', 'tariffs', 'planning', 'profit'],
  async ({ transaction, adding, person }) => {
    const add = adding('catalogEditor');
    const placed = await kitsOf(transaction);
    const { rows } = await sql<{
      code: string;
      id: number;
    }>`select code, id from category union all select code, id from brand union all select iso2, id from country`.execute(transaction);
    const ids = new Map(rows.map(({ code, id }) => [code, id]));
    const codes = placed.map(({ kit, car }) => `${kit.prefix}-${20_000 + car}`);
    await add(
      'skuList',
      placed.map(({ kit, car, parts }, at) => {
        const [zh, en, years] = demoCars[car]!;
        const [length, width, height] = kit.sides;
        const net = sum(kit.parts.map(([, quantity], part) => multiply(parts[part]!.weight, quantity as Decimal)));
        return {
          sku: codes[at],
          nameZh: `${kit.zh} ${zh} ${years}`,
          nameEn: `${kit.en} ${en} ${years}`,
          kind: kit.kind,
          category: ids.get(kit.category),
          brand: ids.get('AXLEPRO'),
          uom: 'set',
          pcsPerUom: 1,
          position: kit.position,
          salesStatus: 'onSale',
          unitL: String(length),
          unitW: String(width),
          unitH: String(height),
          unitNetKg: net,
          unitGrossKg: sum([net, '0.4' as Decimal]),
          cartonL: String(length + 2),
          cartonW: String(width + 2),
          cartonH: String(height + 2),
          cartonGrossKg: sum([net, '0.9' as Decimal]),
          cartonQty: 1,
          packType: 'brownBox',
          hazard: 'none',
          originCountry: ids.get('CN'),
          brandExport: 1,
          preference: 0,
          developer: person('catalogEditor'),
          buyer: person('buyer'),
          planner: person('planner'),
        };
      }),
    );
    await add(
      'bom',
      placed.map(({ kit, parts }, at) => ({
        parent: codes[at],
        bomVersion: 1,
        state: 'active',
        effectiveFrom: '2026-01-01',
        lines: kit.parts.map(([, quantity, scrap], part) => ({
          child: parts[part]!.sku,
          quantity,
          ...(scrap === undefined ? {} : { scrap }),
        })),
      })),
    );
  },
);

/** For each kind of kit the first cars whose parts may all be bought. */
async function kitsOf(transaction: Transaction<Tables>): Promise<readonly PlacedKit[]> {
  const skus = await transaction
    .selectFrom('sku')
    .select(['sku', 'sales_status', 'unit_gross_kg'])
    .where('kind', '=', 'single')
    .orderBy('id')
    .execute();
  const known = new Map(
    skus.map(({ sku, sales_status, unit_gross_kg }) => {
      const [prefix, number] = sku.split('-');
      return [`${prefix} ${(Number(number) - 10_000) % demoCars.length}`, { sku, status: sales_status, weight: unit_gross_kg as Decimal }];
    }),
  );
  return demoKits.flatMap(kit =>
    demoCars
      .flatMap((_, car): readonly PlacedKit[] => {
        const parts = kit.parts.map(([prefix]) => known.get(`${prefix} ${car}`)!);
        return parts.every(part => skuMay(part.status as SkuSalesStatus, 'purchase')) ? [{ kit, car, parts }] : [];
      })
      .slice(0, kit.cars),
  );
}
