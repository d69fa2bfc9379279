import type pg from 'pg';
import type { SchemaFile } from './read-schema.ts';

/** Runs a file of the schema. An error names the file. */
export const run = async (client: pg.ClientBase, { name, sql }: SchemaFile): Promise<void> => {
  try {
    await client.query(sql);
  } catch (error) {
    if (error instanceof Error) error.message = `${name}: ${error.message}`;
    throw error;
  }
};
