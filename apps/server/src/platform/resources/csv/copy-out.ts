import type pg from 'pg';
import { to } from 'pg-copy-streams';

/** Bytes that the database may be ahead of the reader: it seldom waits for a file to be written. */
const ahead = 4 * 1024 * 1024;

/** What a query answers as lines of csv, written by the database, in chunks of bytes; memory holds a few megabytes of them. */
export async function* copyOut(pool: pg.Pool, query: string, signal?: AbortSignal): AsyncGenerator<Buffer> {
  const client = await pool.connect();
  let whole = false;
  try {
    await client.query(`begin read only; set local datestyle to 'ISO'`);
    const stream = client.query(to(`copy (${query}) to stdout (format csv)`, { highWaterMark: ahead }));
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      signal?.throwIfAborted();
      yield chunk;
    }
    await client.query('commit');
    whole = true;
  } finally {
    // a connection in the middle of a copy is of no use to others: closing it ends the copy in the database too
    client.release(!whole);
  }
}
