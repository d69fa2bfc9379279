import { demoStep } from '../../../platform/demo/demo-step.ts';

/** Least, usual and most working days to the zones 2 to 8. */
const ground: readonly (readonly [number, number, number])[] = [
  [1, 1, 2],
  [1, 2, 3],
  [2, 3, 4],
  [3, 4, 5],
  [3, 4, 6],
  [4, 5, 6],
  [4, 5, 7],
];
const byPost = ground.map(([least, usual, most]) => [least + 1, usual + 1, most + 2] as const);

/** Days of channels from warehouses, by zone from the first one on. */
const lastMile = [
  ...['US-W', 'US-E'].flatMap(warehouse => [
    { channel: 'UPS-GROUND', warehouse, calendar: 'US', first: 2, days: ground },
    { channel: 'FEDEX-HD', warehouse, calendar: 'US', first: 2, days: ground },
    { channel: 'USPS-GA', warehouse, calendar: 'US', first: 2, days: byPost },
  ]),
  { channel: 'DHL-PAKET', warehouse: 'DE-HAM', calendar: 'DE', first: 1, days: [[1, 2, 3]] },
  {
    channel: 'RM-T48',
    warehouse: 'UK-BHM',
    calendar: 'UK',
    first: 1,
    days: [
      [2, 2, 3],
      [2, 3, 5],
      [3, 4, 6],
    ],
  },
];

/** Suppliers with the category, the days and their deviation. */
const purchase: readonly (readonly [supplier: string, category: string | undefined, leadDays: number, sdDays: string])[] = [
  ['S1001', undefined, 32, '5'],
  ['S1002', 'BRK-DISC', 28, '4.5'],
  ['S1003', 'BRK-PAD', 25, '3.5'],
  ['S1004', 'BRK-CAL', 40, '6'],
  ['S1006', undefined, 35, '5.5'],
  ['S1008', 'SUS-SHK', 38, '6.5'],
  ['S1011', 'ENG-FIL', 20, '3'],
];

/** Adds how long the channels and the suppliers of the demo take. */
export const addDemoDeliveryTimes = demoStep('deliveryTimes', ['couriers', 'suppliers', 'planning'], async ({ transaction, adding }) => {
  const add = adding('logistics');
  const codes = async (table: 'logistics_channel' | 'warehouse' | 'calendar' | 'category') =>
    new Map((await transaction.selectFrom(table).select(['id', 'code']).execute()).map(({ id, code }) => [code, id]));
  const [channels, warehouses, calendars, categories] = [
    await codes('logistics_channel'),
    await codes('warehouse'),
    await codes('calendar'),
    await codes('category'),
  ];
  const suppliers = new Map(
    (await transaction.selectFrom('supplier').select(['id', 'supplier_code']).execute()).map(row => [row.supplier_code, row.id]),
  );
  if (channels.size === 0) return;
  await add(
    'deliveryTime',
    lastMile.flatMap(({ channel, warehouse, calendar, first, days }) =>
      days.map(([minDays, typDays, maxDays], at) => ({
        channel: channels.get(channel),
        warehouse: warehouses.get(warehouse),
        zone: String(first + at),
        minDays,
        typDays,
        maxDays,
        calendar: calendars.get(calendar),
        effectiveFrom: '2026-01-01',
      })),
    ),
  );
  await add(
    'purchaseTime',
    purchase.map(([supplier, category, leadDays, sdDays]) => ({
      supplier: suppliers.get(supplier),
      ...(category === undefined ? {} : { category: categories.get(category) }),
      leadDays,
      sdDays,
      effectiveFrom: '2026-01-01',
    })),
  );
});
