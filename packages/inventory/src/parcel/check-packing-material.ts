import { compareDecimals, type Decimal, type Refusal } from '@axle/kernel';

const pairs = [
  ['innerL', 'outerL'],
  ['innerW', 'outerW'],
  ['innerH', 'outerH'],
] as const;

type Side = (typeof pairs)[number][number];

/** What the rules of a packing material go by. */
type MaterialValues = { readonly [Of in Side]?: Decimal } & { readonly kind?: string; readonly maxLoadKg?: Decimal };

const exceeds = (field: string): Refusal => ({
  code: 'INNER_EXCEEDS_OUTER',
  field,
  message: { zh: '内径不能大于外径', en: 'Inner size exceeds outer' },
});
const missing = (field: string): Refusal => ({
  code: 'BOX_SIZE_MISSING',
  field,
  message: { zh: '纸箱须填内外尺寸', en: 'A carton needs inner and outer dimensions' },
});
const noLoad: Refusal = {
  code: 'BOX_LOAD_MISSING',
  field: 'maxLoadKg',
  message: { zh: '纸箱须填承重', en: 'A carton needs a max load' },
};

/**
 * [R11b] What stands against a packing material: no inner side is longer than the outer one, and cartons have all sides and what they bear.
 */
export function checkPackingMaterial(record: MaterialValues): readonly Refusal[] {
  const found = pairs.flatMap(([inner, outer]): readonly Refusal[] => {
    const [inside, outside] = [record[inner], record[outer]];
    return inside !== undefined && outside !== undefined && compareDecimals(inside, outside) > 0 ? [exceeds(inner)] : [];
  });
  if (record.kind !== 'carton') return found;
  const lacking = pairs.flat().filter(key => record[key] === undefined);
  return [...found, ...lacking.map(missing), ...(record.maxLoadKg === undefined ? [noLoad] : [])];
}
