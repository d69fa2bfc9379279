import type { RecordRow } from '@axle/page-kit';
import { when } from 'mobx';
import type { RowBlocks } from './row-blocks.ts';

/** Rows as they stand once the list has been read again; those that are not loaded stay as they are. */
export async function renewedRows(blocks: RowBlocks, rows: readonly RecordRow[]): Promise<readonly RecordRow[]> {
  await when(() => !blocks.loading);
  const loaded = new Map(blocks.loaded.map(row => [row.id, row]));
  return rows.map(row => loaded.get(row.id) ?? row);
}
