import { addDays, type LocalDate } from '@axle/kernel';
import { mergeRequirements, type OpenRequirement } from '@axle/purchasing';
import { type Figure, medianOf, milliseconds } from './table.ts';

const many = 20_000;

const requirements = Array.from({ length: many }, (_, at): OpenRequirement => ({
  reqNo: `RQ${String(at).padStart(9, '0')}`,
  sku: 1 + ((at * 7) % 2500),
  openQty: 10 + (at % 300),
  requiredDate: addDays('2026-06-01' as LocalDate, 3 * Math.floor(at / 2500)),
  priority: 1 + (at % 9),
  key: {
    supplier: 1 + (((at * 7) % 2500) % 40),
    companyEntity: 1,
    warehouse: 1 + (at % 2),
    currency: 'CNY',
    type: 'std',
    priceInclTax: true,
    incoterm: 'FOB',
  },
}));

/** Requirements of 40 suppliers and 2,500 SKUs merged into proposed orders, against sorting them once by their numbers. */
export async function merging(): Promise<readonly Figure[]> {
  const steps = { moq: 100, cartonQty: 12, multiple: 20 };
  const ours = await medianOf(5, async () => mergeRequirements(requirements, () => steps));
  const sorted = await medianOf(5, async () => requirements.toSorted((one, other) => (one.reqNo < other.reqNo ? 1 : -1)));
  const orders = mergeRequirements(requirements, () => steps);
  const lines = orders.reduce((sum, order) => sum + order.lines.length, 0);
  return [
    {
      what: `${many.toLocaleString('en-US')} requirements into ${lines} lines of ${orders.length} orders`,
      ours: milliseconds(ours),
      against: `sorted ${milliseconds(sorted)}`,
      ratio: ours / sorted,
    },
  ];
}
