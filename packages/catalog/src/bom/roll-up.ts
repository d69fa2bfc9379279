import { add, type Decimal, multiply, ok, refuse, type Result } from '@axle/kernel';
import { type BomTable, mostLevels, tooDeep } from './bom.ts';
import { cycleRefusal } from './find-cycle.ts';

/** What one piece comes to, and the leaves of which it is not known. */
export interface RolledUp {
  /** Undefined where it is known of no leaf. */
  readonly total: Decimal | undefined;
  /** Leaves without a value, each once; the total is without them. */
  readonly missing: readonly string[];
}

/** [B32] The figure where the leaves that are not known cannot be named beside it: empty then, and where the rule refuses. */
export const wholeTotal = (rolled: Result<RolledUp>): Decimal | undefined =>
  rolled.ok && rolled.value.missing.length === 0 ? rolled.value.total : undefined;

const zero = '0' as Decimal;
const one = '1' as Decimal;
const hundredth = '0.01' as Decimal;

/**
 * [B32] What one piece of a part comes to by its leaves, cost or weight: on each level the value of the component times its quantity and,
 * for costs, one plus the scrap; nothing is rounded. Refused with `CYCLE` and `TOO_DEEP` as explosion is.
 */
export function rollUp(
  part: string,
  boms: BomTable,
  valueOf: (leaf: string) => Decimal | undefined,
  { scrap }: { readonly scrap: boolean },
): Result<RolledUp> {
  const missing = new Set<string>();
  const counted = new Set<string>();
  const of = (code: string, way: readonly string[]): Result<Decimal> => {
    if (way.includes(code)) return refuse(cycleRefusal([...way.slice(way.indexOf(code)), code]));
    const lines = boms.get(code);
    if (!lines) {
      const value = valueOf(code);
      (value === undefined ? missing : counted).add(code);
      return ok(value ?? zero);
    }
    if (way.length >= mostLevels) return refuse(tooDeep);
    let total = zero;
    for (const { child, quantity, scrap: share = zero } of lines) {
      const below = of(child, [...way, code]);
      if (!below.ok) return below;
      const each = multiply(below.value, quantity);
      total = add(total, scrap ? multiply(each, add(one, multiply(share, hundredth))) : each);
    }
    return ok(total);
  };
  const total = of(part, []);
  return total.ok ? ok({ total: counted.size > 0 ? total.value : undefined, missing: [...missing] }) : total;
}
