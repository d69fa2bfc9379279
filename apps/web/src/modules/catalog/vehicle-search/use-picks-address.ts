import { reaction } from 'mobx';
import { useEffect } from 'react';
import { useSearch } from '../../../engine/use-search.ts';
import { type Step, steps, type VehicleSearchStore } from './vehicle-search.store.ts';

/** The picks in an address: `year=2010&make=Toyota&model=Camry`. */
export const picksIn = (params: URLSearchParams): readonly (readonly [Step, unknown])[] =>
  steps.flatMap(step => {
    const text = params.get(step);
    return text === null || text === '' ? [] : [[step, step === 'year' ? Number(text) : text] as const];
  });

/** Writes the picks into the address, so that a link opens the same vehicles. */
export function usePicksAddress(store: VehicleSearchStore, active: boolean): void {
  const { latest, replace } = useSearch();
  useEffect(() => {
    if (!active) return undefined;
    const write = () => {
      const params = new URLSearchParams(latest.current);
      for (const step of steps) params.delete(step);
      for (const [step, value] of store.picks) params.set(step, String(value));
      if (params.toString() !== new URLSearchParams(latest.current).toString()) replace(params.toString());
    };
    write();
    return reaction(() => store.picks, write);
  }, [store, active, latest, replace]);
}
