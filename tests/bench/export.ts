import { setInterval } from 'node:timers';
import { loadAccess } from '@axle/server/src/platform/access/load-access.ts';
import { overPool } from '@axle/server/src/platform/database/connection.ts';
import { answerExport } from '@axle/server/src/platform/exports/queue-export.ts';
import { runExport } from '@axle/server/src/platform/exports/run-export.ts';
import { openFileFolder } from '@axle/server/src/platform/files/file-folder.ts';
import { pageRegistry } from '@axle/server/src/platform/registry/page-registry.ts';
import { silentLog } from '@axle/server/src/platform/host/log.ts';
import { recordExports } from '@axle/server/src/platform/resources/export-rows.ts';
import { removeFolder, temporaryFolder } from '../support/running-server.ts';
import { type Figure, milliseconds, perSecond, timed } from './table.ts';
import { makeWideParts, wideColumns, widePage, wideSection } from './wide-parts.ts';
import { withServer } from './with-server.ts';
import { assemble } from '@axle/server/src/platform/registry/registry.ts';

const rows = 1_000_000;

/** Milliseconds that some work takes, and by how many MiB its memory rose above what it was before. */
async function measured(work: () => Promise<unknown>): Promise<{ readonly ms: number; readonly rise: number }> {
  const before = process.memoryUsage().rss;
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 20);
  const ms = await timed(work);
  clearInterval(timer);
  return { ms, rise: Math.round((most - before) / 1024 / 1024) };
}

/** A million rows of thirty columns through the export job, in this process, against the database's own `copy` of the same columns. */
export async function exports(): Promise<readonly Figure[]> {
  const folder = await temporaryFolder();
  try {
    return await withServer(async ({ pool }) => {
      await makeWideParts(pool, rows);
      const copy = () =>
        pool.query(
          `copy (select ${wideColumns} from bench_part order by updated_at desc, id desc) to program 'cat > /dev/null' with (format csv)`,
        );
      await copy();
      const copied = await timed(copy);
      const database = overPool(pool);
      const now = () => new Date();
      const access = (await loadAccess(database, 1, '2026-01-01'))!;
      const registry = assemble(pageRegistry([wideSection]), []);
      const caller = {
        registry,
        access: { ...access, isSuper: true },
        language: 'en',
        now: now(),
        account: '',
        nickname: '',
        signInId: 1,
      } as never;
      const queue = { send: async () => undefined, wake: () => undefined };
      const files = await openFileFolder(folder);
      const parts = { database, queue, files, source: recordExports({ db: database, pool, concurrent: true }, registry) };
      const work = { ...parts, registry, log: silentLog, stopping: new AbortController().signal, now };
      const query = { columns: widePage.columns, filters: [], sort: [{ field: 'updatedAt', descending: true }] };
      const figures: Figure[] = [];
      for (const format of ['csv', 'xlsx'] as const) {
        await answerExport(parts, caller, { section: wideSection, page: widePage }, query, format);
        const { id } = (await pool.query<{ id: number }>('select max(id) as id from download_task')).rows[0]!;
        const { ms, rise } = await measured(() => runExport(work, id));
        const { state, size } = (
          await pool.query<{ state: string; size: number }>('select state, size from download_task where id = $1', [id])
        ).rows[0]!;
        if (state !== 'done') throw new Error(`the export ended as ${state}`);
        figures.push(
          {
            what: `${format}, ${rows.toLocaleString('en-US')} rows of ${widePage.columns.length} columns, ${Math.round(size / 1e6)} MB`,
            ours: `${milliseconds(ms)}, ${perSecond(rows, ms)}`,
            against: `copy ${milliseconds(copied)}`,
            ratio: ms / copied,
          },
          { what: '    memory above idle at most', ours: `${rise} MiB` },
        );
      }
      return figures;
    });
  } finally {
    await removeFolder(folder);
  }
}
