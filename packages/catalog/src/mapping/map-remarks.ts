import type { Refusal } from '@axle/kernel';

/** The values that the remarks on a mapping depend on: the SKUs of its lines. */
interface MapValues {
  readonly lines?: readonly { readonly sku?: number }[];
}

/** The SKUs behind a map, by their ids, each once. */
export const mappedSkus = ({ lines }: MapValues): readonly number[] => [
  ...new Set((lines ?? []).flatMap(({ sku }) => (typeof sku === 'number' ? [sku] : []))),
];

/**
 * [MAP10] What the form says of the SKUs behind a map that may not be sold, by their codes: drafts, stopped and archived ones. It is saved
 * all the same.
 */
export function mapRemarks(values: MapValues, unsold: readonly string[]): readonly Refusal[] {
  if (unsold.length === 0 || mappedSkus(values).length === 0) return [];
  return [
    {
      code: 'NOT_SOLD',
      field: 'lines',
      message: {
        zh: `请核对：${unsold.join('、')} 不可售（草稿、停售或归档）；映射仍可保存，但订单无法发出`,
        en: `Check ${unsold.join(', ')}: not for sale (draft, discontinued or archived). The map can be saved, but its orders cannot be shipped`,
      },
    },
  ];
}
