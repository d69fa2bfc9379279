import { bareCode, fill, type Refusal, text } from '@axle/kernel';

/** What distinguishes a part among SKUs: the numbers of the makers, where it sits, and under which brand it sells. */
export interface KnownPart {
  readonly oeNumbers?: readonly string[];
  readonly position?: string;
  readonly brand?: number;
}

/** A SKU that is sold. */
export interface LiveSku extends KnownPart {
  readonly sku: string;
}

const place = ({ position = 'na' }: KnownPart): string => position;
const numbers = ({ oeNumbers = [] }: KnownPart): ReadonlySet<string> => new Set(oeNumbers.map(bareCode).filter(number => number !== ''));

/** [N5a] The live SKUs that have an OE number of a part, however it is spelled, for the same position: of its brand, and of others. */
export function duplicateSkus<Sku extends LiveSku>(
  part: KnownPart,
  others: readonly Sku[],
): { readonly same: readonly Sku[]; readonly alike: readonly Sku[] } {
  const own = numbers(part);
  const found = others.filter(other => place(other) === place(part) && [...numbers(other)].some(number => own.has(number)));
  const isSame = (other: Sku) => part.brand !== undefined && other.brand === part.brand;
  return { same: found.filter(isSame), alike: found.filter(other => !isSame(other)) };
}

const sameText = text('同OE号、同位置、同品牌的在用SKU已存在：{sku}', 'A live SKU of the same OE number, position and brand exists: {sku}');

/** [N5a] A part of the same OE number, position and brand as a live SKU is refused (`DUPLICATE_SKU`) with the others named. */
export function duplicateRefusals(part: KnownPart, others: readonly LiveSku[]): readonly Refusal[] {
  const { same } = duplicateSkus(part, others);
  if (same.length === 0) return [];
  const names = same.map(({ sku }) => sku).join(', ');
  return [{ code: 'DUPLICATE_SKU', field: 'oeNumbers', message: fill(sameText, { sku: names }) }];
}
