import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fillVehicles } from './fill-vehicles.ts';
import { type Figure, milliseconds, perSecond, timed } from './table.ts';
import { withServer } from './with-server.ts';

const rows = 1_000_000;
const columns = ['year', 'make', 'model', 'bodyStyles', 'family', 'submodel', 'engine', 'drive', 'fuel', 'market', 'source', 'updatedAt'];

/** Most memory that a process has held at once; only where the system tells it. */
const peakMemory = (pid: number): string => {
  const status = `/proc/${pid}/status`;
  const [, kilo = ''] = existsSync(status) ? (/VmHWM:\s+(\d+) kB/.exec(readFileSync(status, 'utf8')) ?? []) : [];
  return kilo === '' ? '' : `${Math.round(Number(kilo) / 1024)} MiB`;
};

/** A million rows through the export job against `copy` of the same columns. */
export async function exports(): Promise<readonly Figure[]> {
  return withServer(async ({ server, person, pool }) => {
    await fillVehicles(pool, rows);
    const copied = await timed(() =>
      pool.query(
        `copy (select year, make, model, body_styles, family, submodel, engine, drive, fuel, market, source, updated_at from vehicle_model order by updated_at desc, id desc) to program 'cat > /dev/null' with (format csv)`,
      ),
    );
    const figures: Figure[] = [];
    for (const format of ['csv', 'xlsx'] as const) {
      const began = performance.now();
      const reply = await fetch(`${server.origin}/api/item/vehicle_model/export`, {
        method: 'POST',
        headers: person.headers,
        body: JSON.stringify({
          section: 'basic',
          page: 'vehicleModel',
          format,
          columns,
          filters: [],
          sort: [{ field: 'updatedAt', descending: true }],
        }),
      });
      const { code } = (await reply.json()) as { code: number };
      if (code !== 10_000) throw new Error(`the export was not queued but answered ${code}`);
      for (;;) {
        const {
          rows: [task],
        } = await pool.query<{ state: string; error: unknown }>(
          'select state, error from download_task where format = $1 order by id desc limit 1',
          [format],
        );
        if (task?.state === 'done') break;
        if (task?.state === 'failed') throw new Error(`the export failed: ${JSON.stringify(task.error)}`);
        await pause(100);
      }
      const ms = performance.now() - began;
      figures.push({
        what: `${format}, ${rows.toLocaleString('en-US')} rows of ${columns.length} columns`,
        ours: `${milliseconds(ms)}, ${perSecond(rows, ms)}`,
        against: `copy ${milliseconds(copied)}`,
        ratio: ms / copied,
      });
      figures.push({ what: '    peak memory of the server so far', ours: peakMemory(server.pid) });
    }
    return figures;
  });
}
