import { itemRefusals, nameRefusals, type NamedTemplate } from '@axle/development';
import { linesIn, type RecordValues } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { RecordGuard } from '../../../platform/resources/guarded.ts';
import { templateItems } from './template-items.ts';

/** Templates that have one of these names, by whatever supplier. */
async function namesakes(database: Kysely<Tables>, names: readonly string[]): Promise<readonly NamedTemplate[]> {
  const { rows } = await sql<{ code: string; name: string; supplier: number | null }>`
    select distinct code, name, supplier from order_template
    where lower(name) in (select lower(unnest(${names}::text[])))`.execute(database);
  return rows.map(({ supplier, ...row }) => (supplier === null ? row : { ...row, supplier }));
}

const namedIn = ({ code, name, supplier }: RecordValues): NamedTemplate => ({
  code: String(code),
  name: String(name),
  ...(typeof supplier === 'number' ? { supplier } : {}),
});

/** [N21, N22] The items of a template go with its supplier, and its name is no other's. */
export const guardTemplates: RecordGuard = async (database, records) => {
  const ids = records.flatMap(record => linesIn(record, 'lines').map(({ supplierSku }) => Number(supplierSku)));
  const items = await templateItems(
    database,
    ids.filter(id => !Number.isNaN(id)),
  );
  const others = [
    ...(await namesakes(
      database,
      records.map(({ name }) => String(name)),
    )),
    ...records.map(namedIn),
  ];
  return record => [
    ...nameRefusals(namedIn(record), others),
    ...itemRefusals(
      record['supplier'] as number | undefined,
      linesIn(record, 'lines').map(({ supplierSku }) => items.get(Number(supplierSku))),
    ),
  ];
};
