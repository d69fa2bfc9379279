import { fill, type LocalDate, type Refusal, type Text } from '@axle/kernel';

const labels: Readonly<Record<string, Text>> = {
  market: { zh: '市场', en: 'market' },
  node: { zh: '节点', en: 'node' },
  category: { zh: '品类', en: 'category' },
  sku: { zh: 'SKU', en: 'SKU' },
};

/** [P2] A row names the record that its scope asks for, and no other one. `wanted` names the fields that a scope asks for. */
export function checkScope<Name extends string>(
  values: { readonly scope?: string } & { readonly [Of in Name]?: number },
  wanted: Readonly<Record<string, readonly Name[]>>,
): readonly Refusal[] {
  const asked = wanted[String(values.scope)];
  if (!asked) return [];
  const known = [...new Set(Object.values(wanted).flat())];
  return known.flatMap((field): readonly Refusal[] => {
    const held = values[field] !== undefined && values[field] !== null;
    if (held === asked.includes(field)) return [];
    const words = held
      ? { zh: '此范围不填{label}', en: 'Leave {label} empty for this scope' }
      : { zh: '此范围须填写{label}', en: 'This scope needs a {label}' };
    return [{ code: 'SCOPE', field, message: fill(words, { label: labels[field] ?? { zh: field, en: field } }) }];
  });
}

/** [P2] A period does not end before it begins. */
export function checkPeriod({
  effectiveFrom: from,
  effectiveTo: to,
}: {
  readonly effectiveFrom?: LocalDate;
  readonly effectiveTo?: LocalDate;
}): readonly Refusal[] {
  return from !== undefined && to !== undefined && to < from
    ? [
        {
          code: 'PERIOD',
          field: 'effectiveTo',
          message: { zh: '失效日期不能早于生效日期', en: 'The effective-to date cannot be before the effective-from date' },
        },
      ]
    : [];
}
