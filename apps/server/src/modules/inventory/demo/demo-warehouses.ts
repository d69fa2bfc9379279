import type { RecordValues } from '@axle/page-kit';

interface Place {
  readonly code: string;
  readonly names: readonly [zh: string, en: string];
  readonly type: string;
  readonly company: string;
  readonly at: readonly [country: string, state: string | undefined, city: string, zip: string, address: string];
  readonly point: readonly [lat: string, lon: string];
  readonly zone: readonly [timezone: string, calendar: string, market?: string];
  readonly capacity?: string;
  readonly cutoff?: string;
  readonly ns: string;
  readonly more?: RecordValues;
}

const place = ({ code, names, type, company, at, point, zone, capacity, cutoff, ns, more }: Place): RecordValues => ({
  code,
  nameZh: names[0],
  nameEn: names[1],
  type,
  company,
  country: at[0],
  state: at[1],
  city: at[2],
  zip: at[3],
  address: at[4],
  lat: point[0],
  lon: point[1],
  timezone: zone[0],
  calendar: zone[1],
  market: zone[2],
  capacityCbm: capacity,
  cutoffTime: cutoff,
  nsLocationId: ns,
  ...more,
});

const person = (name: string, title: string, phone: string, email: string): RecordValues => ({ name, title, phone, email });

/** The warehouses of the demo; what they refer to by its code. */
export const demoWarehouses: readonly RecordValues[] = [
  place({
    code: 'CN-SZ',
    names: ['深圳坪山集货仓', 'Shenzhen Pingshan consolidation'],
    type: 'domestic',
    company: 'AX-SZ',
    at: ['CN', '广东省', '深圳市', '518118', '坪山区坪山大道2007号'],
    point: ['22.7084', '114.3466'],
    zone: ['Asia/Shanghai', 'CN'],
    capacity: '6500',
    cutoff: '17:00:00',
    ns: '11',
    more: { contacts: [person('何军', '仓库主管', '+86 755 8432 1170', 'jun.he@axle.example')] },
  }),
  place({
    code: 'CN-NB',
    names: ['宁波北仑集货仓', 'Ningbo Beilun consolidation'],
    type: 'domestic',
    company: 'AX-NB',
    at: ['CN', '浙江省', '宁波市', '315812', '北仑区大榭街道信拓路1号'],
    point: ['29.9170', '121.9720'],
    zone: ['Asia/Shanghai', 'CN'],
    capacity: '3200',
    cutoff: '17:00:00',
    ns: '12',
  }),
  place({
    code: 'US-W',
    names: ['美西仓(安大略)', 'US West (Ontario, CA)'],
    type: 'overseas',
    company: 'AX-US',
    at: ['US', 'CA', 'Ontario', '91761', '1670 E Philadelphia St'],
    point: ['34.0342', '-117.6128'],
    zone: ['America/Los_Angeles', 'US', 'US'],
    capacity: '18000',
    cutoff: '14:00:00',
    ns: '21',
    more: { contacts: [person('Miguel Alvarez', 'Operations manager', '+1 909 555 0142', 'miguel.alvarez@axle.example')] },
  }),
  place({
    code: 'US-E',
    names: ['美东仓(爱迪生)', 'US East (Edison, NJ)'],
    type: 'overseas',
    company: 'AX-US',
    at: ['US', 'NJ', 'Edison', '08817', '45 Executive Ave'],
    point: ['40.5006', '-74.3916'],
    zone: ['America/New_York', 'US', 'US'],
    capacity: '12500',
    cutoff: '15:00:00',
    ns: '22',
  }),
  place({
    code: 'DE-HAM',
    names: ['德国汉堡仓', 'Germany (Hamburg)'],
    type: 'overseas',
    company: 'AX-DE',
    at: ['DE', undefined, 'Hamburg', '21129', 'Altenwerder Hauptstraße 14'],
    point: ['53.5047', '9.9178'],
    zone: ['Europe/Berlin', 'DE', 'EU'],
    capacity: '7400',
    cutoff: '13:00:00',
    ns: '31',
  }),
  place({
    code: 'UK-BHM',
    names: ['英国伯明翰仓', 'UK (Birmingham)'],
    type: 'overseas',
    company: 'AX-UK',
    at: ['GB', undefined, 'Birmingham', 'B24 9QR', '12 Kingsbury Business Park'],
    point: ['52.5245', '-1.8155'],
    zone: ['Europe/London', 'UK', 'UK'],
    capacity: '4800',
    cutoff: '13:00:00',
    ns: '41',
  }),
  place({
    code: 'US-3PL-HOU',
    names: ['休斯顿三方仓', 'Houston third-party'],
    type: 'threePl',
    company: 'AX-US',
    at: ['US', 'TX', 'Houston', '77032', '15825 Milner Rd'],
    point: ['29.9442', '-95.3406'],
    zone: ['America/Chicago', 'US', 'US'],
    capacity: '2600',
    cutoff: '12:00:00',
    ns: '23',
  }),
  place({
    code: 'FBA-ONT8',
    names: ['FBA 美西 ONT8', 'FBA West ONT8'],
    type: 'fba',
    company: 'AX-US',
    at: ['US', 'CA', 'Moreno Valley', '92551', '24300 Nandina Ave'],
    point: ['33.8793', '-117.2291'],
    zone: ['America/Los_Angeles', 'US', 'US'],
    ns: '51',
    more: { fbaCenter: 'ONT8', store: 'AMZ-NA' },
  }),
  place({
    code: 'FBA-LEJ1',
    names: ['FBA 德国 LEJ1', 'FBA Germany LEJ1'],
    type: 'fba',
    company: 'AX-DE',
    at: ['DE', undefined, 'Leipzig', '04347', 'Amazonstraße 1'],
    point: ['51.3936', '12.4359'],
    zone: ['Europe/Berlin', 'DE', 'EU'],
    ns: '52',
    more: { fbaCenter: 'LEJ1', store: 'AMZ-EU' },
  }),
  place({
    code: 'TR-SEA-US',
    names: ['美国海运在途', 'At sea to the US'],
    type: 'transit',
    company: 'AX-HK',
    at: ['HK', undefined, '', '', ''],
    point: ['22.3193', '114.1694'],
    zone: ['Asia/Hong_Kong', 'CN', 'US'],
    ns: '61',
    more: { city: undefined, zip: undefined, address: undefined },
  }),
  place({
    code: 'US-RET',
    names: ['美西退货仓', 'US West returns'],
    type: 'returns',
    company: 'AX-US',
    at: ['US', 'CA', 'Chino', '91710', '14250 Euclid Ave'],
    point: ['33.9974', '-117.6509'],
    zone: ['America/Los_Angeles', 'US', 'US'],
    capacity: '900',
    ns: '24',
  }),
];
