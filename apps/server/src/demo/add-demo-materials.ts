import type { Decimal } from '@axle/kernel';
import type { Transaction } from 'kysely';
import type { Registry } from '../platform/registry/registry.ts';
import type { Tables } from '../platform/database/tables.ts';
import { moveMaterials } from '../modules/inventory/parcel/move-material.ts';
import type { AddRecords } from './add-records.ts';
import { demoMaterials } from './demo-materials.ts';

const day = 86_400_000;

/** How many times its safety stock came to a warehouse at first, and what was found when it was counted. */
const stocked: readonly (readonly [warehouse: string, times: number])[] = [
  ['CN-SZ', 3],
  ['US-W', 2],
  ['US-E', 1],
  ['DE-HAM', 1],
];

/** Adds packing materials with what was delivered of them, and a count that found less. */
export async function addDemoMaterials(
  transaction: Transaction<Tables>,
  registry: Registry,
  add: AddRecords,
  { by, now, warehouses }: { readonly by: number; readonly now: Date; readonly warehouses: ReadonlyMap<string, number> },
): Promise<void> {
  const ids = await add('packingMaterial', demoMaterials);
  const delivered = stocked.flatMap(([code, times]) => {
    const warehouse = warehouses.get(code);
    return warehouse === undefined
      ? []
      : demoMaterials.map((material, at) => ({
          material: ids.get(String(material['code']))!,
          warehouse,
          kind: 'stock_in' as const,
          qty: String(Math.ceil(Number(material['safetyQty']) * times * (at === 7 ? 0.1 : 1))) as Decimal,
          docNo: `DN-${code}-01`,
        }));
  });
  await moveMaterials({ registry, transaction, now: new Date(now.getTime() - 45 * day), by }, delivered);
  const shenzhen = warehouses.get('CN-SZ');
  if (shenzhen === undefined) return;
  const tape = { material: ids.get('TAPE-60')!, warehouse: shenzhen, kind: 'adjust' as const, qty: '-12.5' as Decimal, reason: '月末盘点' };
  await moveMaterials({ registry, transaction, now: new Date(now.getTime() - 20 * day), by }, [tape]);
}
