import type { RecordValues, Tool } from '@axle/page-kit';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { inputMark as mark } from '../address-with.ts';

/** The inputs of a tool that an address fills. */
function givenIn(search: string, { inputs }: Tool): RecordValues {
  const given = [...new URLSearchParams(search)].flatMap(([name, text]) => {
    const input = name.startsWith(mark) ? name.slice(mark.length) : '';
    const field = inputs[input];
    return field && text !== '' ? [[input, field.kind === 'ref' || field.kind === 'integer' ? Number(text) : text] as const] : [];
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
