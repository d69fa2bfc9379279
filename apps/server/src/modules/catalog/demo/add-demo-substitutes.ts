import { skuMay, type SkuSalesStatus } from '@axle/catalog';
import { demoStep } from '../../../platform/demo/demo-step.ts';
import { keepEveryFitting } from '../fitment/keep-fittings.ts';
import { demoCars } from './demo-parts.ts';
import { demoGroups } from './demo-substitutes.ts';
import { carOf } from './demo-vehicles.ts';

/** The years of a car as fitments record them. */
function yearsOf(place: number) {
  const { make, model, first, last } = carOf(place);
  return { make, model, year_from: first, year_to: last };
}

interface DemoMember {
  readonly id: number;
  readonly status: SkuSalesStatus;
  readonly car: number;
}

/**
 * Adds what the SKUs of the demo fit, groups of those that share an engine or a length, and their main parts in the United States and the
 * European Union.
 */
export const addDemoSubstitutes = demoStep('substitutes', ['catalogue'], async ({ transaction, adding }) => {
  const add = adding('planner');
  const skus = await transaction.selectFrom('sku').select(['id', 'sku', 'sales_status', 'position']).orderBy('id').execute();
  const placed = skus.map(row => {
    const [prefix, number] = row.sku.split('-');
    return { ...row, prefix: prefix!, car: (Number(number) - 10_000) % demoCars.length };
  });
  const membersOf = (prefix: string, cars: readonly number[]): readonly DemoMember[] =>
    placed
      .filter(row => row.prefix === prefix && cars.includes(row.car) && skuMay(row.sales_status as SkuSalesStatus, 'sell'))
      .map(({ id, sales_status, car }) => ({ id, status: sales_status as SkuSalesStatus, car }))
      .toSorted((one, other) => Number(skuMay(other.status, 'purchase')) - Number(skuMay(one.status, 'purchase')));
  const groups = demoGroups
    .map(({ prefix, cars }) => ({ prefix, cars, members: membersOf(prefix, cars) }))
    .filter(({ members }) => members.length > 1 && skuMay(members[0]!.status, 'purchase'));
  const fits = placed.flatMap(({ id, prefix, car, position }) => {
    const group = groups.find(one => one.prefix === prefix && one.members.some(member => member.id === id));
    const cars = group ? group.cars.slice(0, group.members[0]!.id === id ? undefined : -1) : [];
    return [...new Set([car, ...cars])].map(at => ({
      sku: id,
      position,
      ...yearsOf(at),
      source: 'OE' as const,
      verified_at: '2026-01-05T02:00:00.000Z',
    }));
  });
  await transaction.insertInto('fitment').values(fits).execute();
  await keepEveryFitting(transaction);
  const numbers = await add(
    'skuSubstitute',
    groups.map(({ members }, at) => ({
      groupNo: `SG-${String(at + 1).padStart(4, '0')}`,
      effectiveFrom: '2026-01-01',
      note: '同平台或同发动机，尺寸与接口一致',
      members: members.map(({ id, status }, place) => ({
        sku: id,
        rank: place + 1,
        ratio: '1',
        ...(status === 'clearance' ? { type: 'supersede', stopDate: '2027-06-30' } : { type: place === 2 ? 'emergency' : 'interchange' }),
      })),
    })),
  );
  const markets = new Map((await transaction.selectFrom('market').select(['id', 'code']).execute()).map(({ id, code }) => [code, id]));
  await add(
    'materialArea',
    ['US', 'EU'].flatMap((market, row) =>
      groups.slice(0, row === 0 ? undefined : 3).map(({ members }, at) => ({
        market: markets.get(market),
        skuGroup: numbers.get(`SG-${String(at + 1).padStart(4, '0')}`),
        mainSku: members[0]!.id,
        policy: at % 3 === 0 ? 'whole' : 'split',
        effectiveFrom: '2026-01-01',
        order: members.map(({ id }) => ({ sku: id })),
      })),
    ),
  );
});
