import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { currenciesInUse } from '../../modules/finance/rate/currencies-in-use.ts';
import type { ImportForm } from './import-form.ts';

/** Codes that the reader of a page's files goes by, by entity. */
const codes: Readonly<Record<string, (database: Kysely<Tables>) => Promise<readonly string[]>>> = { exchangeRate: currenciesInUse };

/** The codes that the rows of an import are read by, as they are now; undefined where its page has no reader that asks for some. */
export const codesForReader = async (
  database: Kysely<Tables>,
  { resource, importing }: Pick<ImportForm, 'resource' | 'importing'>,
): Promise<readonly string[] | undefined> => (importing.reader ? codes[resource.entity]?.(database) : undefined);
