import { useCallback, useState } from 'react';
import { useSearch } from '../use-search.ts';

/** Name in the address of the part of a record that is shown. */
export const partParameter = 'part';

/**
 * Which part of an open record is shown. A part that is not the first one stands in the address beside the record, and an address that
 * names one shows it, also where the record is open already.
 */
export function useDetailPart(record: number, first: string, parts: readonly string[]): readonly [string, (part: string) => void] {
  const { search, latest, replace } = useSearch();
  const named = partOf(search, record);
  const [shown, setShown] = useState(named ?? first);
  const [read, setRead] = useState(search);
  if (read !== search) {
    setRead(search);
    if (named !== undefined) setShown(named);
  }
  const show = useCallback(
    (part: string) => {
      setShown(part);
      const params = new URLSearchParams(latest.current);
      if (part === first) params.delete(partParameter);
      else params.set(partParameter, part);
      if (params.toString() !== latest.current.replace(/^\?/, '')) replace(params.toString());
    },
    [latest, replace, first],
  );
  return [parts.includes(shown) ? shown : first, show];
}

const partOf = (search: string, record: number): string | undefined => {
  const params = new URLSearchParams(search);
  return Number(params.get('record')) === record ? (params.get(partParameter) ?? undefined) : undefined;
};
