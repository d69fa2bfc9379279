import { add, type Decimal, multiply, ok, type Refusal, refuse, type Result, round } from '@axle/kernel';
import { type BomLine, type BomTable, mostLevels, tooDeep } from './bom.ts';
import { cycleRefusal } from './find-cycle.ts';

const one = '1' as Decimal;
const hundredth = '0.01' as Decimal;

/**
 * [B8] What a quantity of a part comes to in leaves, whole pieces: on each level the need is the quantity times that of the line times one
 * plus the scrap, rounded up. Refused with `CYCLE`, the way shown, and with `TOO_DEEP` below six levels.
 */
export function explodeBom(part: string, quantity: Decimal, boms: BomTable): Result<ReadonlyMap<string, Decimal>> {
  const leaves = new Map<string, Decimal>();
  const refusal = into(part, quantity, boms, [], leaves);
  return refusal ? refuse(refusal) : ok(leaves);
}

function into(part: string, quantity: Decimal, boms: BomTable, way: readonly string[], leaves: Map<string, Decimal>): Refusal | undefined {
  if (way.includes(part)) return cycleRefusal([...way.slice(way.indexOf(part)), part]);
  const lines = boms.get(part);
  if (!lines) {
    leaves.set(part, add(leaves.get(part) ?? ('0' as Decimal), quantity));
    return undefined;
  }
  if (way.length >= mostLevels) return tooDeep;
  for (const { child, quantity: each, scrap = '0' as Decimal } of lines) {
    const gross = multiply(multiply(quantity, each), add(one, multiply(scrap, hundredth)));
    const refusal = into(child, round(gross, 0, 'up'), boms, [...way, part], leaves);
    if (refusal) return refusal;
  }
  return undefined;
}

/**
 * [B8] What parts consist of where nothing is made of them: a kit that is sold or taken apart holds what its lines say, and nothing is lost
 * of it.
 */
export const withoutScrap = (boms: BomTable): BomTable =>
  new Map([...boms].map(([part, lines]) => [part, lines.map(({ child, quantity }): BomLine => ({ child, quantity }))]));
