import type { EffectiveLine, TemplateLine } from './property.ts';

/**
 * [B29] The properties that a category asks for: its own lines, and those of the categories above that are handed down. The line nearest to
 * the category stands for a property. `chain` holds the lines from the root of the tree down to the category itself.
 */
export function effectiveTemplate(chain: readonly (readonly TemplateLine[])[]): readonly EffectiveLine[] {
  const last = chain.length - 1;
  const lines = new Map<string, EffectiveLine>();
  for (const [level, own] of chain.entries())
    for (const line of own) if (level === last || line.inherit) lines.set(line.property, { ...line, level });
  return [...lines.values()].toSorted(
    (one, other) => one.position - other.position || one.level - other.level || (one.property < other.property ? -1 : 1),
  );
}
