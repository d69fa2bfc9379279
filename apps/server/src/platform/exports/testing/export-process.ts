import type { PoolConfig } from 'pg';
import { openPool, overPool } from '../../database/connection.ts';
import { openFileFolder } from '../../files/file-folder.ts';
import { wholeRegistry } from '../../../modules.ts';
import { silentLog } from '../../host/log.ts';
import { recordExports } from '../../resources/export-rows.ts';
import type { ExportSource } from '../export-source.ts';
import { runExport } from '../run-export.ts';

/** A process that writes the first rows of one export and waits to be killed: its instructions are its first argument. */
const { connection, folder, id } = JSON.parse(process.argv[2] ?? '{}') as {
  readonly connection: PoolConfig;
  readonly folder: string;
  readonly id: number;
};

const queue = { send: async () => undefined, wake: () => undefined };
const pool = openPool(connection, silentLog);
const database = overPool(pool);
const registry = await wholeRegistry();
const { count, rows } = recordExports({ db: database, pool, concurrent: true }, registry);
const source: ExportSource = {
  registry,
  count,
  async *rows(...asked) {
    for await (const portion of rows(...asked)) {
      yield portion;
      await new Promise(() => undefined);
    }
  },
};
await runExport(
  {
    database,
    source,
    queue,
    registry,
    files: await openFileFolder(folder),
    log: silentLog,
    stopping: new AbortController().signal,
    now: () => new Date(),
  },
  id,
);
