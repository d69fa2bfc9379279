import type { Decimal } from '@axle/kernel';
import { demoStep } from '../../../platform/demo/demo-step.ts';
import { moveMaterials } from '../parcel/move-material.ts';
import { addDemoWarehouses } from './add-demo-warehouses.ts';
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
export const addDemoMaterials = demoStep('materials', ['warehouses'], async ({ transaction, registry, adding, person, given, now }) => {
  const add = adding('whClerk');
  const by = person('whClerk');
  const warehouses = given(addDemoWarehouses);
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
});
