import { afterAll } from 'vitest';

/** What files of this process have opened and not closed yet. */
const open = new Set<() => unknown>();

/** Closes something behind the tests of a file; where the file fails before it has any, before the next file of the process. */
export function atEndOfFile(close: () => unknown): void {
  open.add(close);
  afterAll(async () => {
    open.delete(close);
    await close();
  });
}

/** Closes what files left open that failed before their hooks were heard, the last opened first. */
export async function closeLeftOpen(): Promise<void> {
  const left = [...open].reverse();
  open.clear();
  for (const close of left) await close();
}
