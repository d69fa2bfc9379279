import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { extensionPoint, knowsEntity } from '../registry/extension-point.ts';
import type { Registry } from '../registry/registry.ts';
import type { ImportForm } from './import-form.ts';

/** Codes that the reader of a page's files goes by, by entity. */
export const readerCodes = extensionPoint<(database: Kysely<Tables>) => Promise<readonly string[]>>('codes of a reader', knowsEntity);

/** The codes that the rows of an import are read by, as they are now; undefined where its page has no reader that asks for some. */
export const codesForReader = async (
  database: Kysely<Tables>,
  registry: Registry,
  { resource, importing }: Pick<ImportForm, 'resource' | 'importing'>,
): Promise<readonly string[] | undefined> => (importing.reader ? registry.part(readerCodes, resource.entity)?.(database) : undefined);
