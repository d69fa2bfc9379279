import { binBlockOf, binCodes } from '@axle/inventory';
import { demoStep } from '../../../platform/demo/demo-step.ts';
import { addDemoWarehouses } from './add-demo-warehouses.ts';

/** An area of a demo warehouse: number, suffix of its sub-warehouse, use, names, and its block of bins. */
type DemoArea = readonly [no: string, part: string, use: string, zh: string, en: string, block?: DemoBlock];
type DemoBlock = readonly [aisles: number, racks: number, levels: number, positions: number, maxKg: string, maxCbm: string, abc: string];

const areasOf = (pick: DemoBlock, reserve: DemoBlock, abroad: boolean): readonly DemoArea[] => [
  ['D', 'G', 'dock', '收货月台', 'Receiving dock'],
  ['Q', 'G', 'qc', '质检区', 'Inspection'],
  ['P', 'G', 'pick', '拣货区', 'Picking', pick],
  ['R', 'G', 'reserve', '存储区', 'Reserve', reserve],
  ['K', 'G', 'pack', '打包区', 'Packing'],
  ['S', 'G', 'stage', '集货区', 'Staging'],
  ...(abroad
    ? ([
        ['RT', 'R', 'return', '退货区', 'Returns', [1, 3, 2, 1, '300', '1.2', 'C']],
        ['DM', 'D', 'damage', '残损区', 'Damaged', [1, 2, 2, 1, '300', '1.2', 'C']],
      ] as const)
    : []),
];

const demoAreas: Readonly<Record<string, readonly DemoArea[]>> = {
  'CN-SZ': areasOf([2, 6, 3, 1, '250', '1', 'B'], [2, 6, 4, 1, '800', '2.4', 'C'], false),
  'US-W': areasOf([3, 10, 4, 2, '300', '1.2', 'A'], [2, 12, 5, 1, '1000', '2.6', 'B'], true),
  'US-E': areasOf([2, 8, 4, 2, '300', '1.2', 'A'], [2, 8, 5, 1, '1000', '2.6', 'B'], true),
  'DE-HAM': areasOf([2, 6, 4, 1, '300', '1.2', 'A'], [1, 8, 4, 1, '900', '2.4', 'B'], true),
  'UK-BHM': areasOf([1, 8, 4, 1, '300', '1.2', 'A'], [1, 6, 4, 1, '900', '2.4', 'B'], true),
};

/** Divides warehouses of the demo into areas with their bins. */
export const addDemoBins = demoStep('bins', ['warehouses'], async ({ transaction, adding, given }) => {
  const add = adding('sysAdmin');
  const warehouses = given(addDemoWarehouses);
  const parts = await transaction.selectFrom('warehouse_child').select(['id', 'code']).execute();
  const partOf = new Map(parts.map(({ code, id }) => [code, id]));
  const areas = Object.entries(demoAreas).flatMap(([code, list]) =>
    list.map(([areaNo, part, use, nameZh, nameEn]) => ({
      warehouse: warehouses.get(code),
      areaNo,
      child: partOf.get(`${code}-${part}`),
      use,
      nameZh,
      nameEn,
    })),
  );
  await add('warehouseArea', areas);
  const rows = await transaction.selectFrom('warehouse_area').select(['id', 'warehouse', 'area_no']).execute();
  const areaOf = new Map(rows.map(({ id, warehouse, area_no }) => [`${warehouse}/${area_no}`, id]));
  const bins = Object.entries(demoAreas).flatMap(([code, list]) => {
    const warehouse = warehouses.get(code);
    let seq = 0;
    return list.flatMap(([areaNo, , , , , block]) => {
      if (!block) return [];
      const [aisleTo, rackTo, levelTo, posTo, maxKg, maxCbm, abc] = block;
      const form = { aisleFrom: 1, aisleTo, rackFrom: 1, rackTo, levelFrom: 1, levelTo, posFrom: 1, posTo, serpentine: true };
      const made = binCodes(binBlockOf(areaNo, form)!);
      return (made.ok ? made.value : []).map(({ binCode, aisle, rack, level, position }) => ({
        binCode,
        warehouse,
        area: areaOf.get(`${warehouse}/${areaNo}`),
        aisle,
        rack,
        level,
        pos: position,
        seq: ++seq,
        abc,
        mix: areaNo === 'P' ? 'oneSku' : 'any',
        maxKg,
        maxCbm,
        locked: false,
      }));
    });
  });
  await add('binManage', bins);
});
