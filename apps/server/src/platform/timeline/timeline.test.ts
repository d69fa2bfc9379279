import type { RecordRow, TimelinePage } from '@axle/page-kit';
import { camelKey, mainPaths, recordPath, toCamelKeys } from '@axle/wire';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { commentCalls } from '../comments/comment-calls.ts';
import { recordCalls } from '../resources/gateway/record-calls.ts';
import { demoApp } from '../../testing/demo-app.ts';
import { timelineCalls } from './timeline-calls.ts';

const app = await demoApp(({ db, registry }) => [
  ...recordCalls({ database: db, registry }),
  ...timelineCalls({ database: db, registry }),
  ...commentCalls({ database: db, registry }),
]);
const { db } = app;
const [boss, editor] = [await app.signIn('superadmin'), await app.signIn('catalogeditor')];
const userId = async (account: string): Promise<number> =>
  (await db.selectFrom('app_user').select('id').where('account', '=', account).executeTakeFirstOrThrow()).id;
const [bossId, editorId] = [await userId('superadmin'), await userId('catalogeditor')];
const vehicle = app.registry.resource('vehicleModel')!.resource;

let made = 0;
const add = async (values: object = {}): Promise<RecordRow> => {
  made++;
  const whole = { market: 'US', year: 1990, make: 'Timeline', model: `Model ${made}`, ...values };
  const reply = await app.post(recordPath(vehicle, 'add'), { values: whole }, { signature: boss });
  if (reply.code !== 200) throw new Error(JSON.stringify(reply));
  return reply.data as RecordRow;
};
const read = async (id: number, signature = boss): Promise<RecordRow> =>
  (await app.get(`${recordPath(vehicle, 'read')}?id=${id}`, { signature })).data as RecordRow;
const change = async (id: number, values: object): Promise<RecordRow> => {
  const { version } = await read(id);
  const reply = await app.post(recordPath(vehicle, 'update'), { id, version, values }, { signature: boss });
  if (reply.code !== 200) throw new Error(JSON.stringify(reply));
  return read(id);
};
/** A record without figures: they reflect today, not a version. */
const ownOf = (entity: string, row: object) => {
  const { fields } = app.registry.resource(entity)!.resource;
  return Object.fromEntries(Object.entries(row).filter(([key]) => !fields[camelKey(key)]?.figure)) as unknown as RecordRow;
};
const timeline = (id: number, more = '', signature = boss) =>
  app.get(`${mainPaths.timeline}?page=vehicleModel&id=${id}${more}`, { signature });
const entries = async (id: number, more = '', signature = boss) => ((await timeline(id, more, signature)).data as TimelinePage).entries;
const versionOf = (id: number, version: number, signature = boss) =>
  app.get(`${mainPaths.recordVersion}?page=vehicleModel&id=${id}&version=${version}`, { signature });
const block = (field: string, subject: string) =>
  sql`insert into user_field_setting (subject_kind, subject, page, field, mode) values ('user', ${subject}, 'vehicleModel', ${field},
    'readBlock')`.execute(db);

beforeEach(async () => {
  await sql`delete from user_field_setting where page = 'vehicleModel'`.execute(db);
});

/** One of everything that can happen to a record, a minute apart. */
async function lived(): Promise<number> {
  const { id } = await add({ family: 'Secret family' });
  const next = () => (app.wait({ minutes: 1 }), app.now());
  next();
  await change(id, { family: 'Other secret', fuel: 'gasoline' });
  next();
  await app.post(mainPaths.commentAdd, { page: 'vehicleModel', id, text: 'hello', key: crypto.randomUUID() }, { signature: boss });
  const file = { entity: 'vehicleModel', record_id: id, name: 'a.pdf', bytes: 12, media_type: 'application/pdf', created_by: bossId };
  const attached = await db
    .insertInto('attachment')
    .values({ ...file, created_at: next() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.updateTable('attachment').set({ removed_by: editorId, removed_at: next() }).where('id', '=', attached.id).execute();
  const print = { entity: 'vehicleModel', record_id: id, page: 'vehicleModel', template: 'label', template_version: 2, copies: 3 };
  await db
    .insertInto('print_log')
    .values({ ...print, reason: 'torn', by: bossId, at: next() })
    .execute();
  const asked = next();
  const request = await db
    .insertInto('change_request')
    .values({
      request_no: `CR${id}`,
      entity: 'vehicleModel',
      page: 'vehicleModel',
      record_id: id,
      record_label: '',
      base_version: 2,
      fields: ['vehicleModel.family'],
      largest_delta: null,
      approver_role: 'catalogApprover',
      due_at: asked,
      state: 'pending',
      source: 'form',
      created_by: bossId,
      created_at: asked,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('change_request_line')
    .values({
      request_id: request.id,
      entity: 'vehicleModel',
      record_id: id,
      field: 'family',
      before: JSON.stringify('Other secret'),
      after: JSON.stringify('Wanted secret'),
      pending: false,
    })
    .execute();
  const decided = { comment: 'no', at: next() };
  await db
    .insertInto('approval_decision')
    .values({ request_id: request.id, decision: 'reject', by_user: editorId, in_name_of: editorId, ...decided })
    .execute();
  await db
    .updateTable('change_request')
    .set({ state: 'rejected', decided_by: editorId, decided_at: decided.at, comment: decided.comment })
    .where('id', '=', request.id)
    .execute();
  return id;
}

describe('the timeline of a record', () => {
  it('shows everything in one stream, newest first', async () => {
    const id = await lived();
    const shown = await entries(id);
    expect(shown.map(({ kind, by, ...more }) => [kind, by, more])).toMatchObject([
      ['approval', editorId, { what: 'rejected', request: `CR${id}`, comment: 'no' }],
      ['approval', bossId, { what: 'asked', changes: [{ field: 'family', before: 'Other secret', after: 'Wanted secret' }] }],
      ['print', bossId, { template: 'label', version: 2, copies: 3, reason: 'torn' }],
      ['file', editorId, { what: 'removed', name: 'a.pdf' }],
      ['file', bossId, { what: 'added', bytes: 12 }],
      ['comment', bossId, { text: 'hello' }],
      ['edit', bossId, { action: 'update', version: 2 }],
      ['edit', bossId, { action: 'add', version: 1 }],
    ]);
    expect(new Set(shown.map(({ key }) => key)).size).toBe(shown.length);
    expect((await entries(id, '&kinds=file&kinds=print')).map(({ kind }) => kind)).toEqual(['print', 'file', 'file']);
  });

  it('comes page by page without a gap or a repeat, also where much happened at one moment', async () => {
    const id = await lived();
    await sql`insert into print_log (entity, record_id, page, template, template_version, copies, by, at)
      select entity, record_id, page, template, template_version, copies, by, at from print_log cross join generate_series(1, 6)
      where record_id = ${id}`.execute(db);
    await sql`insert into audit_log (entity, record_id, action, version, by_user, at)
      select 'vehicleModel', ${id}, 'update', 2, ${bossId}, at from print_log where record_id = ${id}`.execute(db);
    const whole = await entries(id);
    for (const limit of [1, 2, 3, 7]) {
      const keys: string[] = [];
      let after: string | undefined = '';
      while (after !== undefined) {
        const page: TimelinePage = (await timeline(id, `&limit=${limit}${after === '' ? '' : `&after=${after}`}`)).data as TimelinePage;
        keys.push(...page.entries.map(({ key }) => key));
        after = page.next;
      }
      expect(keys).toEqual(whole.map(({ key }) => key));
    }
    expect(await timeline(id, '&after=bm90aGluZw')).toMatchObject({ reason: expect.any(String) });
  });

  it('has no byte of what its reader may not read', async () => {
    const id = await lived();
    await block('family', 'catalogeditor');
    const seen = JSON.stringify([await timeline(id, '', editor), await versionOf(id, 1, editor)]);
    expect(seen).toContain('hello');
    expect(seen).not.toMatch(/secret|"family"/i);
    expect(JSON.stringify(await timeline(id))).toMatch(/Wanted secret/);
    await block('fuel', 'catalogeditor');
    expect((await entries(id, '&kinds=edit', editor))[0]).toMatchObject({ version: 2, changes: [] });
  });

  it('reveals a state or a status to nobody who may not read it, not even by the name of the action', async () => {
    const { id, version } = await add();
    await app.post(recordPath(vehicle, 'disable'), { targets: [{ id, version }] }, { signature: boss });
    expect((await entries(id, '&kinds=edit', editor))[0]).toMatchObject({ action: 'disable' });
    await block('status', 'catalogeditor');
    expect((await entries(id, '&kinds=edit', editor))[0]).toMatchObject({ action: 'update', changes: [] });
  });

  it('is for those who may list the page; the history in it for those who hold its right', async () => {
    const id = await lived();
    const account = (
      await db
        .selectFrom('user_role')
        .innerJoin('role', 'role.id', 'role_id')
        .select('role.id')
        .where('user_id', '=', editorId)
        .executeTakeFirstOrThrow()
    ).id;
    const held = await db.selectFrom('role_grant').selectAll().where('role_id', '=', account).where('page', '=', 'vehicleModel').execute();
    const take = (...codes: readonly string[]) =>
      db.deleteFrom('role_grant').where('role_id', '=', account).where('code', 'in', codes).execute();
    try {
      await take('basic.vehicleModel.log');
      const reply = (await timeline(id, '', editor)).data as TimelinePage;
      expect(reply.kinds).toEqual(['comment', 'file', 'print', 'approval']);
      expect(reply.entries.some(({ kind }) => kind === 'edit')).toBe(false);
      expect(await versionOf(id, 1, editor)).toMatchObject({ reason: 'FORBIDDEN' });
      await take('basic.vehicleModel.list');
      expect(await timeline(id, '', editor)).toMatchObject({ reason: 'FORBIDDEN' });
      const said = { page: 'vehicleModel', id, text: 'x', key: crypto.randomUUID() };
      expect(await app.post(mainPaths.commentAdd, said, { signature: editor })).toMatchObject({ reason: 'FORBIDDEN' });
    } finally {
      await db.deleteFrom('role_grant').where('role_id', '=', account).where('page', '=', 'vehicleModel').execute();
      await db.insertInto('role_grant').values(held).execute();
    }
    expect(await timeline(99_999_999)).toMatchObject({ reason: 'NOT_FOUND' });
    expect(await app.get(`${mainPaths.timeline}?page=loginLog&id=1`, { signature: boss })).toMatchObject({ code: 400 });
  });

  it('links users who may open the task to an import and to its reversal', async () => {
    const { id } = await add();
    const task = await db
      .insertInto('import_task')
      .values({
        taskid: crypto.randomUUID(),
        kind: 'revert',
        key: 'basic_vehicle_model',
        file_name: 'mine.csv',
        sha256: '',
        file_id: null,
        mode: 'per_row',
        dry_run: false,
        state: 'done',
        by: bossId,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const line = { entity: 'vehicleModel', record_id: id, by_user: bossId, import_task: task.id };
    app.wait({ minutes: 1 });
    await db
      .insertInto('audit_log')
      .values([
        { ...line, action: 'import', version: 2, at: app.now().toISOString() },
        { ...line, action: 'update', version: 3, at: app.now().toISOString() },
      ])
      .execute();
    expect(await entries(id, '&limit=2')).toMatchObject([
      { import: { reverts: true, task: { id: task.id, file: 'mine.csv' } } },
      { import: { reverts: false, task: { id: task.id } } },
    ]);
    const theirs = await timeline(id, '', editor);
    expect(JSON.stringify(theirs)).not.toContain('mine.csv');
    expect((theirs.data as TimelinePage).entries[0]).toMatchObject({ import: { reverts: true } });
  });
});

describe('a version of a record', () => {
  const values = fc.record(
    {
      family: fc.constantFrom('A', 'B', null),
      engine: fc.constantFrom('1.6', '2.0', null),
      fuel: fc.constantFrom('gasoline', 'diesel', null),
      bodyStyles: fc.constantFrom(['sedan'], ['sedan', 'wagon'], null),
    },
    { requiredKeys: [] },
  );

  it('is the record as it was stored then, however it was changed since', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(values, { minLength: 1, maxLength: 6 }), async changes => {
        const { id } = await add();
        const stored = new Map([[1, await read(id)]]);
        for (const one of changes) {
          app.wait({ minutes: 1 });
          const row = await change(id, one);
          stored.set(row.version, row);
        }
        for (const [version, row] of stored)
          expect(ownOf('vehicleModel', (await versionOf(id, version)).data as object)).toEqual(ownOf('vehicleModel', row));
      }),
      { numRuns: 12 },
    );
  });

  it('of a document has the lines that it had then', async () => {
    const bom = app.registry.resource('bom')!.resource;
    const skus = await db.selectFrom('sku').select('sku').orderBy('sku').limit(5).execute();
    const [parent, ...parts] = skus.map(({ sku }) => sku);
    const lines = fc.uniqueArray(fc.record({ child: fc.constantFrom(...parts), quantity: fc.constantFrom('1', '2') }), {
      selector: ({ child }) => child,
      minLength: 1,
    });
    const sorted = (row: RecordRow) => ({
      ...ownOf('bom', row),
      lines: (row['lines'] as readonly { readonly child: string }[]).toSorted((one, other) => (one.child < other.child ? -1 : 1)),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(lines, { minLength: 2, maxLength: 5 }), async ([first, ...rest]) => {
        const values = { parent, bomVersion: ++made, effectiveFrom: '2026-05-20', lines: first };
        const { id } = (await app.post(recordPath(bom, 'add'), { values }, { signature: boss })).data as RecordRow;
        const stand = async () =>
          toCamelKeys((await app.get(`${recordPath(bom, 'read')}?id=${id}`, { signature: boss })).data) as RecordRow;
        const stored = [await stand()];
        for (const one of rest) {
          const { version } = stored.at(-1)!;
          await app.post(recordPath(bom, 'update'), { id, version, values: { lines: one } }, { signature: boss });
          const row = await stand();
          if (row.version !== version) stored.push(row);
        }
        for (const row of stored) {
          const reply = await app.get(`${mainPaths.recordVersion}?page=bom&id=${id}&version=${row.version}`, { signature: boss });
          expect(sorted(reply.data as RecordRow)).toEqual(sorted(row));
        }
      }),
      { numRuns: 10 },
    );
  });

  it('can be the first one of a record that was there before its history began', async () => {
    const { id } = await db
      .insertInto('vehicle_model')
      .values({ market: 'US', year: 1992, make: 'Timeline', model: 'From the start' } as never)
      .returning('id')
      .executeTakeFirstOrThrow();
    const first = await read(id);
    app.wait({ minutes: 1 });
    await change(id, { engine: 'Z 9.9' });
    const reply = (await versionOf(id, 1)).data as RecordRow;
    expect(reply).toMatchObject({ version: 1, createdAt: first['createdAt'] });
    expect(reply['engine']).toEqual(first['engine']);
  });

  it('is refused where there is none, or where its history is not whole', async () => {
    const { id } = await add();
    await change(id, { family: 'A' });
    expect(await versionOf(id, 3)).toMatchObject({ reason: 'NOT_FOUND' });
    await sql`update vehicle_model set version = version + 1 where id = ${id}`.execute(db);
    expect(await versionOf(id, 1)).toMatchObject({ reason: 'NOT_FOUND' });
    expect((await versionOf(id, 3)).data).toMatchObject({ version: 3 });
  });
});
