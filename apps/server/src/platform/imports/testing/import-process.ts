import type { PoolConfig } from 'pg';
import { openPool, overPool } from '../../database/connection.ts';
import { openFileFolder } from '../../files/file-folder.ts';
import { wholeRegistry } from '../../../modules.ts';
import { silentLog } from '../../host/log.ts';
import { openRecordWriter } from '../../resources/upsert/record-writer.ts';
import { workAtImport } from '../import-job.ts';
import type { OpenRowWriter } from '../../resources/row-writer.ts';

/**
 * A process that works at one import and halts in the transaction of its second batch, where it can be killed however fast the machine:
 * its instructions are its first argument.
 */
const { connection, folder, id } = JSON.parse(process.argv[2] ?? '{}') as {
  readonly connection: PoolConfig;
  readonly folder: string;
  readonly id: number;
};

const haltingWriter: OpenRowWriter = writing => {
  const writer = openRecordWriter(writing);
  let batches = 0;
  return {
    async write(transaction, rows) {
      const outcomes = await writer.write(transaction, rows);
      batches += 1;
      if (batches > 1) await new Promise(() => undefined);
      return outcomes;
    },
  };
};

const queue = { send: async () => undefined, wake: () => undefined };
const database = overPool(openPool(connection, silentLog));
const files = await openFileFolder(folder);
await workAtImport(
  {
    database,
    registry: await wholeRegistry(),
    files,
    queue,
    openRowWriter: haltingWriter,
    log: silentLog,
    stopping: new AbortController().signal,
    now: () => new Date(),
  },
  id,
);
await database.destroy();
