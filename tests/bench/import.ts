import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { removeFolder, temporaryFolder } from '../support/running-server.ts';
import { type Figure, median, milliseconds, perSecond, timed } from './table.ts';
import { withServer } from './with-server.ts';

const wanted = 50_000;

/** How often both roads are gone, in turn: a machine that others use too is slow now and then. */
const rounds = 3;

/** A vehicle file as long as an import may be. */
async function file(folder: string): Promise<string> {
  const styles = ['Sedan', 'Coupe', 'SUV', 'Wagon', 'Hatchback'];
  const lines = Array.from(
    { length: wanted },
    (_, index) => `${1992 + (index % 34)},Make ${index % 66},Model ${Math.floor(index / 34)},"[""${styles[index % 5]}""]"`,
  );
  const path = join(folder, 'vehicles.csv');
  writeFileSync(path, `year,make,model,body_styles\n${lines.join('\n')}\n`);
  return path;
}

/**
 * The real road of a file (upload, check, write, with audit and versions) against the same records put into the same table at once;
 * medians.
 */
export async function imports(): Promise<readonly Figure[]> {
  const folder = await temporaryFolder();
  const path = await file(folder);
  try {
    return await withServer(async ({ person, pool }) => {
      const rows: readonly { year: string; make: string; model: string; body_styles: string }[] = parse(readFileSync(path), {
        columns: true,
        bom: true,
      });
      const raw = async () => {
        await pool.query(
          `insert into vehicle_model (market, year, make, model, body_styles, created_by, updated_by)
           select 'US', year, make, model, styles::text[], 1, 1 from unnest($1::int[], $2::text[], $3::text[], $4::text[]) as row (year,
           make, model, styles)
           on conflict do nothing`,
          [
            rows.map(row => Number(row.year)),
            rows.map(row => row.make),
            rows.map(row => row.model),
            rows.map(row => `{${row.body_styles.replace(/[[\]]/g, '')}}`),
          ],
        );
      };
      const bulks: number[] = [];
      const checks: number[] = [];
      const writes: number[] = [];
      for (let round = 0; round < rounds; round++) {
        await pool.query('truncate vehicle_model cascade');
        bulks.push(await timed(raw));
        await pool.query('truncate vehicle_model cascade');
        const began = performance.now();
        const checked = await person.uploadAndCheck('basic_vehicle_model', path);
        const afterCheck = performance.now();
        const done = await person.confirm(checked);
        if (done.state !== 'done') throw new Error(`the import ended as ${done.state}: ${JSON.stringify(done.error)}`);
        checks.push(afterCheck - began);
        writes.push(performance.now() - afterCheck);
      }
      const again = await timed(async () => person.uploadAndCheck('basic_vehicle_model', path));
      const [bulk, check, write] = [median(bulks), median(checks), median(writes)];

      const against = `one insert ${milliseconds(bulk)}, ${perSecond(rows.length, bulk)}`;
      return [
        {
          what: `import of ${rows.length.toLocaleString('en-US')} rows: upload and check`,
          ours: `${milliseconds(check)}, ${perSecond(rows.length, check)}`,
          against,
          ratio: check / bulk,
        },
        {
          what: 'write',
          ours: `${milliseconds(write)}, ${perSecond(rows.length, write)}`,
          against,
          ratio: write / bulk,
        },
        {
          what: 'both',
          ours: `${milliseconds(check + write)}, ${perSecond(rows.length, check + write)}`,
          against,
          ratio: (check + write) / bulk,
        },
        {
          what: 'the same file again: check',
          ours: `${milliseconds(again)}, ${perSecond(rows.length, again)}`,
          against,
          ratio: again / bulk,
        },
      ];
    });
  } finally {
    await removeFolder(folder);
  }
}
