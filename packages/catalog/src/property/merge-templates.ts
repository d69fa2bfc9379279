import { fill, ok, type Refusal, refuse, type Result } from '@axle/kernel';

/** A line of a template, as far as merging looks at it. */
export interface MergedLine {
  /** What names the property. */
  readonly property: number | string;
  readonly required: boolean;
  readonly inherit: boolean;
  readonly position: number;
}

const clash = {
  zh: '两个品类的属性模板对{count}个属性的要求不同，请先统一：{properties}',
  en: 'The templates of the two categories have different requirements for {count} {count|property|properties}; align them first: {properties}',
};

/**
 * [CAT1] The template of a category into which another one goes: its own lines as they are, and behind them what only the other one asks
 * for. Refused with `TEMPLATE_CLASH` where both ask for a property and not alike; every such property is named.
 */
export function mergeTemplates<Line extends MergedLine>(
  into: readonly Line[],
  from: readonly Line[],
  nameOf: (property: Line['property']) => string = String,
): Result<readonly Line[]> {
  const held = new Map(into.map(line => [line.property, line]));
  const unlike = from.filter(line => {
    const other = held.get(line.property);
    return other !== undefined && (other.required !== line.required || other.inherit !== line.inherit);
  });
  if (unlike.length > 0) {
    const properties = unlike.map(({ property }) => nameOf(property)).join(', ');
    return refuse({ code: 'TEMPLATE_CLASH', message: fill(clash, { count: unlike.length, properties }) } satisfies Refusal);
  }
  const last = Math.max(0, ...into.map(({ position }) => position));
  const added = from.filter(({ property }) => !held.has(property));
  return ok([...into, ...added.map((line, at) => ({ ...line, position: Math.min(999, last + at + 1) }))]);
}
