import type { RecordValues, Tool } from '@axle/page-kit';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { inputMark as mark } from '../address-with.ts';

/** Kinds whose values are whole numbers, most of them the ids of records. */
const numbers: ReadonlySet<string> = new Set(['ref', 'cascade', 'user', 'integer']);

/** The inputs of a tool that an address fills. */
function givenIn(search: string, { inputs }: Tool): RecordValues {
  const given = [...new URLSearchParams(search)].flatMap(([name, text]) => {
    const input = name.startsWith(mark) ? name.slice(mark.length) : '';
    const field = inputs[input];
    return field && text !== '' ? [[input, numbers.has(field.kind) ? Number(text) : text] as const] : [];
  });
  return Object.fromEntries(given);
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
