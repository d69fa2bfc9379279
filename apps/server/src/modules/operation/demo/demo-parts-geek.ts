import type { RecordValues } from '@axle/page-kit';

/** A part that the demo offers on PartsGeek. */
export interface DemoPart {
  readonly id: number;
  readonly sku: string;
  readonly name: string;
  readonly cost: number;
  readonly oe: readonly string[] | null;
  readonly kg: number | null;
  readonly ptSku: number;
}

const brands = ['AxlePro', 'RoadMate', 'Nordix'] as const;

/** What the platform said of listings that it refused. */
export const demoRefusals: readonly string[] = [
  'E205 PartTypeID is unknown for this brand',
  'E110 Title contains a phone number',
  'E301 Image is smaller than 500 px',
  'E412 Brand is not authorised for this seller',
  'E118 Weight is missing for a heavy part',
  'E205 PartTypeID is unknown for this brand',
];

/** A listing of a part as an operator enters it, by its place among them. */
export function demoListing({ id, name, sku, oe, kg, ptSku }: DemoPart, at: number, store: number): RecordValues {
  const pounds = kg === null ? undefined : Math.max(0.1, Math.round(kg * 220.462) / 100).toFixed(2);
  return {
    store,
    sku: id,
    ptSku,
    brandName: brands[at % 9 === 0 ? 1 : at % 13 === 0 ? 2 : 0],
    partNumber: sku,
    title: `${name} for passenger cars and light trucks`.slice(0, 150),
    description: `${name}. Direct replacement, tested to original specifications.`,
    partTypeId: 1684 + (at % 40) * 12,
    condition: at % 17 === 0 ? 'reman' : 'new',
    corePrice: at % 17 === 0 ? '25' : '0',
    handlingDays: 1 + (at % 2),
    weightLb: pounds,
    warehouseZip: '91761',
    oeNumbers: oe?.slice(0, 4),
    qtyBuffer: 5,
    qtyShare: 50,
    qtyCap: 20 + (at % 3) * 10,
    qtyMin: 2,
  };
}

/** What a listing costs: somewhat more than its floor, else by what its part costs; a few below their floor. */
export function demoPrice({ cost }: DemoPart, at: number, floor: string | undefined): string {
  const base = floor === undefined ? (cost / 7.1) * 2.4 + 14 : Number(floor) * (at % 29 === 5 ? 0.94 : 1.04 + (at % 6) * 0.05);
  return `${Math.max(6, Math.ceil(base))}.${at % 2 === 0 ? '95' : '49'}`;
}
