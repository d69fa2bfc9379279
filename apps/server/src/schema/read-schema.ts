import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';

/** One file of the schema as it is read. */
export interface SchemaFile {
  /** Its path below this folder, such as `views/sku-list.sql`. */
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

/** A numbered change of the tables. The baseline is number 0: all of its files, one after the other. */
export interface Change extends SchemaFile {
  readonly number: number;
}

/** The only definition of a view or a function, whose name in the database is that of its file with underscores. */
export interface Definition extends SchemaFile {
  readonly kind: 'view' | 'function';
  readonly object: string;
}

/** What the schema consists of: tables by the baseline and its changes, in order; views and functions in any order. */
export interface Schema {
  readonly changes: readonly Change[];
  readonly definitions: readonly Definition[];
}

const here = new URL('./', import.meta.url);

export const checksumOf = (sql: string): string => createHash('sha256').update(sql).digest('hex');

const readFiles = async (folder: string, from: URL): Promise<readonly SchemaFile[]> => {
  const names = (await readdir(new URL(`${folder}/`, from))).filter(name => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async file => {
      const name = `${folder}/${file}`;
      const sql = (await readFile(new URL(name, from), 'utf8')).replaceAll('\r\n', '\n');
      return { name, sql, checksum: checksumOf(sql) };
    }),
  );
};

const numberOf = (name: string): number => Number(/\/(\d{4})-/.exec(name)?.[1] ?? Number.NaN);

const readDefinitions = async (kind: Definition['kind'], from: URL): Promise<readonly Definition[]> => {
  const files = await readFiles(`${kind}s`, from);
  return files.map(file => ({ ...file, kind, object: /\/(.+)\.sql$/.exec(file.name)![1]!.replaceAll('-', '_') }));
};

/** Reads the schema that this server works with. */
export const readSchema = async (from: URL = here): Promise<Schema> => {
  const baseline = (await readFiles('baseline', from)).map(({ sql }) => sql).join('\n');
  const numbered = (await readFiles('changes', from)).map(file => ({ ...file, number: numberOf(file.name) }));
  const changes = [{ number: 0, name: 'baseline', sql: baseline, checksum: checksumOf(baseline) }, ...numbered];
  for (const [at, { number, name }] of changes.entries()) {
    if (number !== at) throw new Error(`${name} should be number ${at}`);
  }
  return { changes, definitions: [...(await readDefinitions('function', from)), ...(await readDefinitions('view', from))] };
};
