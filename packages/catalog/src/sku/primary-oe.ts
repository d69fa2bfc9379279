import { bareOe } from './oe-number.ts';

/** The OE numbers of a part, and what is said of them. */
export interface NumberedPart {
  readonly oeNumbers?: readonly string[];
  readonly numberSources?: readonly { readonly number?: string; readonly system?: string; readonly isPrimary?: boolean }[];
}

/** [SKU13] The OE number by which a SKU is known: the one that is marked as the primary, in the spelling of its list, else the first. */
export function primaryOe({ oeNumbers: numbers = [], numberSources: lines = [] }: NumberedPart): string | undefined {
  const marked = lines.find(({ isPrimary, system }) => isPrimary === true && system === 'OE')?.number;
  return (marked !== undefined ? numbers.find(number => bareOe(number) === bareOe(marked)) : undefined) ?? numbers[0];
}
