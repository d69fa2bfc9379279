import { bareOe } from './oe-number.ts';

type Values = Readonly<Record<string, unknown>>;

/** [SKU13] The OE number by which a SKU is known: the one that is marked as the primary, in the spelling of its list, else the first. */
export function primaryOe({ oeNumbers, numberSources }: Values): string | undefined {
  const numbers = Array.isArray(oeNumbers) ? (oeNumbers as readonly string[]) : [];
  const lines = Array.isArray(numberSources) ? (numberSources as readonly Values[]) : [];
  const marked = lines.find(({ isPrimary, system }) => isPrimary === true && system === 'OE')?.['number'];
  return (typeof marked === 'string' ? numbers.find(number => bareOe(number) === bareOe(marked)) : undefined) ?? numbers[0];
}
