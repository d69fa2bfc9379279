import type { RecordValues } from '@axle/page-kit';

const courier = (
  code: string,
  [nameZh, nameEn]: readonly [string, string],
  country: string,
  trackingUrl: string,
  numberRegex?: string,
  samples?: readonly string[],
): RecordValues => ({ code, nameZh, nameEn, country, trackingUrl, ...(numberRegex ? { numberRegex, samples } : {}) });

/** The parcel carriers of the demo; countries by their code. Sample numbers are made up. */
export const demoCouriers: readonly RecordValues[] = [
  courier('UPS', ['UPS', 'UPS'], 'US', 'https://www.ups.com/track?tracknum={no}', '1Z[0-9A-Z]{16}', ['1Z999AA10123456784']),
  courier('FEDEX', ['联邦快递', 'FedEx'], 'US', 'https://www.fedex.com/fedextrack/?trknbr={no}', '\\d{12}|\\d{15}', [
    '771234567890',
    '612999998765432',
  ]),
  courier(
    'USPS',
    ['美国邮政', 'USPS'],
    'US',
    'https://tools.usps.com/go/TrackConfirmAction?tLabels={no}',
    '9[2-5]\\d{20}|[A-Z]{2}\\d{9}US',
    ['9400100000000000000001', 'LX123456785US'],
  ),
  courier(
    'DHL-EXPRESS',
    ['DHL国际快递', 'DHL Express'],
    'DE',
    'https://www.dhl.com/global-en/home/tracking.html?tracking-id={no}',
    '\\d{10}',
    ['1234567890'],
  ),
  courier(
    'DHL-PAKET',
    ['DHL包裹（德国）', 'DHL Paket'],
    'DE',
    'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode={no}',
    '\\d{12}|00340434\\d{12}',
    ['123456789012', '00340434161094042557'],
  ),
  courier('GLS', ['GLS', 'GLS'], 'DE', 'https://gls-group.com/track/{no}'),
  courier(
    'ROYAL-MAIL',
    ['皇家邮政', 'Royal Mail'],
    'GB',
    'https://www.royalmail.com/track-your-item#/tracking-results/{no}',
    '[A-Z]{2}\\d{9}GB',
    ['RB123456785GB'],
  ),
];

/** Limits in kg and cm. */
type Limits = readonly [maxKg: string, maxLongestCm?: string, maxLgCm?: string];

const channel = (
  code: string,
  [nameZh, nameEn]: readonly [string, string],
  [of, service]: readonly [courier: string, service: string],
  [maxKg, maxLongestCm, maxLgCm]: Limits,
  warehouses: readonly string[],
  more: RecordValues = {},
) => ({
  code,
  nameZh,
  nameEn,
  courier: of,
  service,
  maxKg,
  maxLongestCm,
  maxLgCm,
  poBox: false,
  military: false,
  labelFormat: 'pdf4x6',
  signature: false,
  warehouses,
  ...more,
});

/** 150 lb, 108 in, 165 in of length and girth. */
const parcel: Limits = ['68.038', '274.32', '419.1'];
const fromUs = ['US-W', 'US-E'];

/** The channels of the demo; couriers and warehouses by code. */
export const demoChannels: readonly (RecordValues & { readonly warehouses: readonly string[] })[] = [
  channel('UPS-GROUND', ['UPS陆运', 'UPS Ground'], ['UPS', 'Ground'], parcel, fromUs, { labelFormat: 'zpl' }),
  channel('UPS-2DAY', ['UPS两日达', 'UPS 2nd Day Air'], ['UPS', '2nd Day Air'], parcel, fromUs, { labelFormat: 'zpl' }),
  channel('FEDEX-HD', ['FedEx Home Delivery', 'FedEx Home Delivery'], ['FEDEX', 'Home Delivery'], parcel, fromUs),
  channel('FEDEX-GROUND', ['联邦陆运', 'FedEx Ground'], ['FEDEX', 'Ground'], parcel, fromUs, { signature: true }),
  channel('USPS-GA', ['美国邮政优选陆运', 'USPS Ground Advantage'], ['USPS', 'Ground Advantage'], ['31.751', undefined, '330.2'], fromUs, {
    poBox: true,
    military: true,
  }),
  channel('DHL-PAKET', ['DHL包裹', 'DHL Paket'], ['DHL-PAKET', 'Paket'], ['31.5', '120', '360'], ['DE-HAM']),
  channel('RM-T48', ['皇家邮政48小时追踪', 'Royal Mail Tracked 48'], ['ROYAL-MAIL', 'Tracked 48'], ['20', '61'], ['UK-BHM'], {
    poBox: true,
  }),
];
