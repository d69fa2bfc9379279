import type { StoredValues } from '../../gateways/stored-values.ts';
import type { Scan } from './station-store.ts';

/** What is held of a station: scans that wait, and those that were refused after they had waited. */
interface Held {
  readonly title: string;
  readonly scans: readonly Scan[];
}

/** What is held under a key. */
export const heldScans = (values: StoredValues, key: string): Held => ({
  title: '',
  scans: [],
  ...(values.read(key) as Partial<Held> | undefined),
});

/** Writes down how one scan stands; the others stay as they are held, for another tab may work on them. */
export function holdScan(values: StoredValues, held: string, title: string, key: string, scan: Scan | undefined): void {
  const isKept = scan?.state === 'waiting' || (scan?.state === 'bad' && scan.late === true);
  const scans = [...heldScans(values, held).scans.filter(each => each.key !== key), ...(isKept ? [scan] : [])];
  if (scans.length === 0) values.remove(held);
  else values.write(held, { title, scans } satisfies Held);
}
