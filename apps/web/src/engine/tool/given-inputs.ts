import { type LineField, type RecordValues, takesSeveral, type Tool } from '@axle/page-kit';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { dimensionMark, inputMark as mark } from '../address-with.ts';

/** Kinds whose values are whole numbers, most of them the ids of records. */
const numbers: ReadonlySet<string> = new Set(['ref', 'cascade', 'user', 'integer']);

/** The input that a parameter of an address names, and the text of its value. */
function named(name: string, text: string, address: Tool['address']): readonly [string, string] {
  if (name.startsWith(mark)) return [name.slice(mark.length), text];
  if (address && name === dimensionMark) return [text.split(':', 1)[0]!, text.slice(text.indexOf(':') + 1)];
  return [address?.[name] ?? '', text];
}

/** A value as an address says it: several by commas. */
function valueOf(field: LineField, words: string): unknown {
  const one = (text: string) => (numbers.has(field.kind) ? Number(text) : text);
  if (field.kind === 'bool') return words === 'true';
  return takesSeveral(field) || field.kind === 'enumList' || field.kind === 'tags' ? words.split(',').map(one) : one(words);
}

/** The inputs of a tool that an address fills. A dimension may have its value in a parameter of its own: `dim=buyer&value=12`. */
export function givenIn(search: string, { inputs, address }: Pick<Tool, 'inputs' | 'address'>): RecordValues {
  const params = new URLSearchParams(search);
  const value = params.get('value');
  const given = [...params].flatMap(([name, text]) => {
    const whole = name === dimensionMark && !text.includes(':') && value !== null ? `${text}:${value}` : text;
    const [input, words] = named(name, whole, address);
    const field = inputs[input];
    return field && words !== '' ? [[input, valueOf(field, words)] as const] : [];
  });
  return Object.fromEntries(given);
}

/** An address without what it fills some inputs of a tool with; what fills none of them stays. */
export function searchWithout(search: string, { address }: Pick<Tool, 'address'>, inputs: readonly string[]): string {
  const kept = [...new URLSearchParams(search)].filter(([name, text]) => !inputs.includes(named(name, text, address)[0]));
  return `?${new URLSearchParams(kept.map(([name, text]) => [name, text]))}`;
}

/** What the address of a page fills its tool with; it stays while other pages are in sight. */
export function useGivenInputs(page: string, tool: Tool): RecordValues {
  const { pathname, search } = useLocation();
  const [kept, setKept] = useState<RecordValues>({});
  const given = pathname.endsWith(`/${page}`) ? givenIn(search, tool) : kept;
  const changed = JSON.stringify(given) !== JSON.stringify(kept);
  if (changed) setKept(given);
  return changed ? given : kept;
}
