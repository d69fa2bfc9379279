import { demoStep } from '../../../platform/demo/demo-step.ts';

/** Shop, site, country, warehouses with their channels in order, and the rest. */
const configs = [
  {
    at: ['AMZ-NA', 'AMZ-US', 'US'],
    from: [['US-W', 'UPS-GROUND'], ['US-E', 'UPS-GROUND'], ['US-3PL-HOU']],
    rest: {
      cutoff: '14:00:00',
      timezone: 'America/Los_Angeles',
      splitAllowed: true,
      maxParcels: 2,
      bufferPcs: 2,
      returnWarehouse: 'US-RET',
    },
  },
  {
    at: ['AMZ-NA', 'AMZ-CA', 'CA'],
    from: [['US-E', 'UPS-GROUND']],
    rest: { cutoff: '13:00:00', timezone: 'America/New_York', splitAllowed: false, bufferPct: '5', returnWarehouse: 'US-E' },
  },
  {
    at: ['EBAY-US', 'EBAY-US', 'US'],
    from: [
      ['US-E', 'FEDEX-HD'],
      ['US-W', 'FEDEX-HD'],
    ],
    rest: {
      cutoff: '15:00:00',
      timezone: 'America/New_York',
      splitAllowed: true,
      maxParcels: 2,
      bufferPct: '10',
      returnWarehouse: 'US-RET',
    },
  },
  {
    at: ['WMT-US', 'WMT-US', 'US'],
    from: [
      ['US-W', 'FEDEX-HD'],
      ['US-E', 'FEDEX-HD'],
    ],
    rest: {
      cutoff: '13:00:00',
      timezone: 'America/Los_Angeles',
      splitAllowed: false,
      bufferPcs: 3,
      packingSlip: 'none',
      returnWarehouse: 'US-RET',
    },
  },
  {
    at: ['PG-US', 'PG-US', 'US'],
    from: [['US-W', 'USPS-GA'], ['US-E', 'USPS-GA'], ['US-3PL-HOU']],
    rest: {
      cutoff: '14:00:00',
      timezone: 'America/Los_Angeles',
      splitAllowed: true,
      maxParcels: 3,
      shipPostPoint: 'pack',
      confirmAt: 'label',
      returnWarehouse: 'US-RET',
    },
  },
  {
    at: ['AMZ-EU', 'AMZ-DE', 'DE'],
    from: [['DE-HAM', 'DHL-PAKET']],
    rest: {
      cutoff: '13:00:00',
      timezone: 'Europe/Berlin',
      splitAllowed: false,
      bufferPcs: 1,
      labelTemplate: 'thermal100x100',
      returnWarehouse: 'DE-HAM',
    },
  },
  {
    at: ['EBAY-DE', 'EBAY-DE', 'DE'],
    from: [['DE-HAM', 'DHL-PAKET']],
    rest: {
      cutoff: '13:00:00',
      timezone: 'Europe/Berlin',
      splitAllowed: false,
      packingSlip: 'priced',
      labelTemplate: 'thermal100x100',
      returnWarehouse: 'DE-HAM',
    },
  },
  {
    at: ['AMZ-UK', 'AMZ-UK', 'GB'],
    from: [['UK-BHM', 'RM-T48']],
    rest: { cutoff: '13:00:00', timezone: 'Europe/London', splitAllowed: false, bufferPcs: 2, returnWarehouse: 'UK-BHM' },
  },
] as const;

/** Adds from which warehouses the orders of the demo's shops leave. */
export const addDemoStoreConfigs = demoStep('storeConfigs', ['stores', 'warehouses', 'couriers'], async ({ transaction, adding }) => {
  const add = adding('sysAdmin');
  const codes = async (table: 'store' | 'site' | 'warehouse' | 'logistics_channel') =>
    new Map((await transaction.selectFrom(table).select(['id', 'code']).execute()).map(({ id, code }) => [code, id]));
  const [stores, sites, warehouses, channels] = [
    await codes('store'),
    await codes('site'),
    await codes('warehouse'),
    await codes('logistics_channel'),
  ];
  const countries = new Map((await transaction.selectFrom('country').select(['id', 'iso2']).execute()).map(({ id, iso2 }) => [iso2, id]));
  await add(
    'storeConfig',
    configs.map(({ at: [store, site, country], from, rest: { returnWarehouse, ...rest } }) => ({
      handlingDays: 1,
      labelTemplate: 'thermal4x6',
      packingSlip: 'plain',
      shipPostPoint: 'handover',
      confirmAt: 'label',
      ...rest,
      store: stores.get(store),
      site: sites.get(site),
      country: countries.get(country),
      returnWarehouse: warehouses.get(returnWarehouse),
      warehouses: from.map(([warehouse, channel]) => ({
        warehouse: warehouses.get(warehouse),
        ...(channel === undefined ? {} : { channel: channels.get(channel) }),
      })),
    })),
  );
});
