import { recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';

const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const boss = { signature: await app.signIn('superadmin'), language: 'en' };

const disable = async (entity: string, id: number) => {
  const { resource } = app.registry.resource(entity)!;
  const { rows } = await sql<{ version: number }>`select version from ${sql.ref(resource.table)} where id = ${id}`.execute(app.db);
  const reply = await app.post(recordPath(resource, 'disable'), { targets: [{ id, version: rows[0]!.version }] }, boss);
  return (reply.data as readonly { readonly refusal?: { readonly code: string; readonly message: { readonly en: string } } }[])[0];
};
it('[W15] a channel with orders that have not left stays in use, and names a document that still needs it', async () => {
  const { channel } = await app.db
    .selectFrom('outbound')
    .select('channel')
    .where('channel', 'is not', null)
    .where('status', 'not in', ['shipped', 'cancelled'])
    .executeTakeFirstOrThrow();
  const refused = (await disable('logisticsChannel', channel!))?.refusal;
  expect(refused).toMatchObject({ code: 'HAS_DOCUMENTS' });
  expect(refused?.message.en).toMatch(/^The channel still has open documents: [A-Z]{2}\d+/);
});

it('[W15] a packing material stays in use while a parcel is packed into it', async () => {
  const { rows } = await sql<{ carton: number }>`
    update parcel set state = 'packing', carton = coalesce(carton, (select min(id) from packing_material where kind = 'carton'))
    where id = (select id from parcel where state = 'packed' order by id limit 1) returning carton`.execute(app.db);
  expect((await disable('packingMaterial', rows[0]!.carton))?.refusal).toMatchObject({ code: 'HAS_DOCUMENTS' });
});
