import { setTimeout as pause } from 'node:timers/promises';
import type { Database, DatabaseEngine } from '@axle/server/src/platform/database/database.ts';
import { openDatabase } from '@axle/server/src/platform/database/open-database.ts';
import { silentLog } from '@axle/server/src/platform/host/log.ts';
import { bringUpToDate } from '@axle/server/src/schema/bring-up-to-date.ts';
import { type Schema, readSchema } from '@axle/server/src/schema/read-schema.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EngineForTests, prepareEngine } from './database-engines.ts';
import { canStartInstalled } from './installed-postgres.ts';

const engines: readonly DatabaseEngine[] = canStartInstalled ? ['embedded', 'pglite', 'url'] : ['embedded', 'pglite'];

if (!canStartInstalled)
  console.warn('The database by URL is not tested: it needs TEST_DATABASE_URL or PostgreSQL 15 as Debian installs it.');

describe.each(engines)('database: %s', engine => {
  let prepared: EngineForTests;
  let database: Database;

  beforeAll(async () => {
    prepared = await prepareEngine(engine);
    database = await prepared.open();
    await bringUpToDate(database.pool);
  });

  afterAll(async () => {
    await database?.close();
    await prepared?.end();
  });

  const one = async (text: string, values: unknown[] = []): Promise<Record<string, unknown>> =>
    (await database.pool.query(text, values)).rows[0];
  const codeOf = async (work: Promise<unknown>): Promise<string | undefined> =>
    work.then(
      () => undefined,
      (error: { code?: string }) => error.code,
    );

  it('says which engine it is and what that means', () => {
    expect(database.engine).toBe(engine);
    expect(database.exclusive).toBe(engine !== 'url');
    expect(database.concurrent).toBe(engine !== 'pglite');
  });

  describe('values', () => {
    it('arrive in the form that the program works with', async () => {
      const row = await one(`select 9007199254740991::bigint as id, 7::int as whole, 1.5::float8 as fraction, '12.30'::numeric as price,
        '2026-05-20 16:30:00.25+08'::timestamptz as at, '0099-05-20 08:30:00+00'::timestamptz as long_ago, '2026-02-28'::date as day,
        true as yes,
        '{"a":[1,null]}'::jsonb as json, '{a,"b,c",NULL}'::text[] as texts, '{1,NULL,3}'::bigint[] as ids, '{2026-01-01}'::date[] as days,
        '{1.10}'::numeric[] as prices, '{"2026-05-20 08:30:00+00"}'::timestamptz[] as instants, '\\x00ff'::bytea as bytes,
        null::text as nothing,
        '3f2504e0-4f89-41d3-9a0c-0305e82c3301'::uuid as uuid`);
      expect(row).toEqual({
        id: 9007199254740991,
        whole: 7,
        fraction: 1.5,
        price: '12.3',
        at: '2026-05-20T08:30:00.250Z',
        long_ago: '0099-05-20T08:30:00.000Z',
        day: '2026-02-28',
        yes: true,
        json: { a: [1, null] },
        texts: ['a', 'b,c', null],
        ids: [1, null, 3],
        days: ['2026-01-01'],
        prices: ['1.1'],
        instants: ['2026-05-20T08:30:00.000Z'],
        bytes: Buffer.from([0, 255]),
        nothing: null,
        uuid: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
      });
    });

    it('come back as they were sent', async () => {
      const text = '刹车片 "Ω" \\ \' 😀\n';
      const row = await one(
        'select $1::text as text, $2::timestamptz(3) as at, $3::timestamptz(3) as date, $4::jsonb as json, $5::text[] as texts, $6::bytea as bytes, $7::bigint as id, $8::date as day',
        [
          text,
          '2026-05-20T08:30:00.123Z',
          new Date('2026-05-20T08:30:00.123Z'),
          JSON.stringify([text]),
          [text, 'NULL', ''],
          Buffer.from(text),
          4_294_967_296,
          '2026-02-28',
        ],
      );
      expect(row).toEqual({
        text,
        at: '2026-05-20T08:30:00.123Z',
        date: '2026-05-20T08:30:00.123Z',
        json: [text],
        texts: [text, 'NULL', ''],
        bytes: Buffer.from(text),
        id: 4_294_967_296,
        day: '2026-02-28',
      });
    });

    it('keep instants in the milliseconds that a cursor carries', async () => {
      const { at } = await database.db
        .insertInto('org')
        .values({ code: 'MS', name_zh: '毫秒', name_en: 'Milliseconds' })
        .returning('created_at as at')
        .executeTakeFirstOrThrow();
      expect(await database.db.selectFrom('org').select('code').where('created_at', '=', at).execute()).toEqual([{ code: 'MS' }]);
    });

    it('refuse a whole number that would lose digits', async () => {
      await expect(database.pool.query('select 9007199254740993::bigint as id')).rejects.toThrow(/does not fit/);
      expect(await one('select 1::bigint as id')).toEqual({ id: 1 });
    });

    it('count days as people in business do, and keep moments whatever the clocks of their day showed', async () => {
      const asked = `select current_setting('timezone') as zone, '2026-05-20 16:30:00Z'::timestamptz as at,
        ('2026-05-20 16:30:00Z'::timestamptz)::date as day, '1890-01-01 00:00:00.25Z'::timestamptz as old,
        '9999-12-31 23:59:59.999Z'::timestamptz as last`;
      expect(await one(asked)).toEqual({
        zone: 'Asia/Shanghai',
        at: '2026-05-20T16:30:00.000Z',
        day: '2026-05-21',
        old: '1890-01-01T00:00:00.250Z',
        last: '9999-12-31T23:59:59.999Z',
      });
    });
  });

  it.each<[code: string, text: string, values: unknown[]]>([
    ['22P02', 'select $1::int', ['no number']],
    ['42703', 'select no_such_column from org where id = $1', [1]],
    ['42P01', 'select 1 from no_such_table', []],
    ['42601', 'selekt 1', []],
    ['22012', 'select 1 / $1::int', [0]],
    ['23502', 'insert into org (code, name_zh) values ($1, $1)', ['x']],
  ])('goes on after error %s', async (code, text, values) => {
    expect(await codeOf(database.pool.query(text, values))).toBe(code);
    expect(await one('select $1::int + 1 as next', [1])).toEqual({ next: 2 });
  });

  it('answers each of many questions at once with its own answer', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, at) => one(at % 2 === 0 ? 'select $1::int as mine' : `select $1::int as mine, ${at} as other`, [at])),
    );
    expect(answers.map(answer => answer['mine'])).toEqual(Array.from({ length: 200 }, (_, at) => at));
  });

  describe('transactions', () => {
    const org = (code: string) => ({ code, name_zh: code, name_en: code });
    const codes = async (prefix: string): Promise<string[]> =>
      (await database.db.selectFrom('org').select('code').where('code', 'like', `${prefix}%`).orderBy('code').execute()).map(
        row => row.code,
      );

    it('keep everything or nothing', async () => {
      await database.db.transaction().execute(async step => {
        await step.insertInto('org').values(org('T1')).execute();
        await step.insertInto('org').values(org('T2')).execute();
      });
      const failing = database.db.transaction().execute(async step => {
        await step.insertInto('org').values(org('T3')).execute();
        await step.insertInto('org').values(org('T1')).execute();
      });
      expect(await codeOf(failing)).toBe('23505');
      expect(await codes('T')).toEqual(['T1', 'T2']);
    });

    it('name the violated key', async () => {
      await database.db.insertInto('org').values(org('U1')).execute();
      await expect(database.db.insertInto('org').values(org('U1')).execute()).rejects.toMatchObject({
        code: '23505',
        constraint: 'org_code_key',
      });
    });

    it('hide what is not committed', async () => {
      let seen: string[] | undefined;
      const started = Promise.withResolvers<void>();
      const write = database.db.transaction().execute(async step => {
        await step.insertInto('org').values(org('V1')).execute();
        started.resolve();
        // Where transactions run one by one, the reader gets its turn only afterwards.
        if (database.concurrent) seen = await codes('V');
      });
      await started.promise;
      await write;
      if (database.concurrent) expect(seen).toEqual([]);
      expect(await codes('V')).toEqual(['V1']);
    });

    it('of many at once lose no update', async () => {
      await database.db.insertInto('org').values(org('W1')).execute();
      await Promise.all(
        Array.from({ length: 20 }, () =>
          database.db.transaction().execute(async step => {
            const { sort } = await step.selectFrom('org').select('sort').where('code', '=', 'W1').forUpdate().executeTakeFirstOrThrow();
            await step
              .updateTable('org')
              .set({ sort: sort + 1 })
              .where('code', '=', 'W1')
              .execute();
          }),
        ),
      );
      expect(await database.db.selectFrom('org').select('sort').where('code', '=', 'W1').executeTakeFirst()).toEqual({ sort: 20 });
    });
  });

  describe('the schema', () => {
    const further = ({ changes, definitions }: Schema, sql: string): Schema => ({
      changes: [
        ...changes,
        { number: changes.length, name: `changes/${String(changes.length).padStart(4, '0')}-further.sql`, sql, checksum: sql },
      ],
      definitions,
    });

    it('is applied once', async () => {
      expect(await bringUpToDate(database.pool)).toEqual([]);
      const { changes, definitions } = await readSchema();
      expect(await one('select count(*) as count from schema_change')).toEqual({ count: changes.length });
      expect(await one('select count(*) as count from schema_definition')).toEqual({ count: definitions.length });
    });

    it('leaves no trace of a change that fails', async () => {
      const schema = further(await readSchema(), 'create table half (id int); select 1 / 0');
      expect(await codeOf(bringUpToDate(database.pool, schema))).toBe('22012');
      expect(await one(`select to_regclass('half') as half, count(*) as count from sku_list`)).toEqual({ half: null, count: 0 });
    });

    it('is changed by one of two servers that start at once; then the server that does not know the change is refused', async () => {
      const schema = further(await readSchema(), 'create table further (id int); insert into further values (1)');
      const ran = await Promise.all([bringUpToDate(database.pool, schema), bringUpToDate(database.pool, schema)]);
      expect(ran.flat().filter(name => name.startsWith('changes/'))).toEqual([schema.changes.at(-1)?.name]);
      expect(await one('select count(*) as count from further')).toEqual({ count: 1 });
      await expect(bringUpToDate(database.pool)).rejects.toThrow(/newer schema/);
      await database.pool.query('drop table further');
      await database.pool.query('delete from schema_change where number = $1', [schema.changes.length - 1]);
      expect(await bringUpToDate(database.pool)).toEqual([]);
    });

    it('is refused when it differs from what made the database', async () => {
      const { changes, definitions } = await readSchema();
      const other = { changes: [{ ...changes[0]!, checksum: 'other' }, ...changes.slice(1)], definitions };
      await expect(bringUpToDate(database.pool, other)).rejects.toThrow(/baseline differs/);
    });
  });

  it('refuses to change or delete audit lines', async () => {
    await database.db
      .insertInto('audit_log')
      .values({ entity: 'org', record_id: 1, action: 'add', version: 1, changes: JSON.stringify([]) })
      .execute();
    expect(await codeOf(database.db.updateTable('audit_log').set({ version: 2 }).execute())).toBe('23001');
    expect(await codeOf(database.db.deleteFrom('audit_log').execute())).toBe('23001');
    expect(await database.db.selectFrom('audit_log').select('version').execute()).toEqual([{ version: 1 }]);
  });

  it('inserts thousands of rows by one statement and finds them by a part of their name', async () => {
    const rows = Array.from({ length: 5000 }, (_, at) => ({
      market: 'US',
      year: 1990 + (at % 30),
      make: `Make ${at}`,
      model: at % 2 === 0 ? '卡罗拉' : 'Corolla',
      body_styles: ['Sedan'],
    }));
    const { rowCount } = await database.pool.query(
      `insert into vehicle_model (market, year, make, model, body_styles)
       select market, year, make, model, body_styles from json_to_recordset($1) as given (market text, year int, make text, model text,
       body_styles text[])`,
      [JSON.stringify(rows)],
    );
    expect(rowCount).toBe(5000);
    expect(await one(`select count(*) as count from vehicle_model where lower(make) like '%ake 499%'`)).toEqual({ count: 11 });
    expect(await one(`select count(*) as count from vehicle_model where lower(model) like '%罗拉%'`)).toEqual({ count: 2500 });
    expect(await one(`select count(*) as count from vehicle_model where body_styles @> '{Sedan}'`)).toEqual({ count: 5000 });
  });

  describe('while a slow query runs', () => {
    const slow = () => sql`select count(*) from generate_series(1, 4000000) as a where a % 7 = 3`.execute(database.db);

    it('the program goes on', async () => {
      let done = false;
      let turns = 0;
      const query = slow().then(() => (done = true));
      for (; !done; turns++) await pause(5);
      await query;
      // a program that stood still would have had one
      expect(turns).toBeGreaterThan(10);
    });

    it.runIf(engine !== 'pglite')('other queries are answered', async () => {
      const order: string[] = [];
      const long = slow().then(() => order.push('slow'));
      const short = Promise.all(Array.from({ length: 5 }, () => one('select 1 as one'))).then(() => order.push('quick'));
      await Promise.all([long, short]);
      expect(order).toEqual(['quick', 'slow']);
    });
  });

  describe.runIf(engine !== 'url')('the data folder', () => {
    it('refuses a second server in words', async () => {
      await expect(openDatabase(prepared.settings, silentLog)).rejects.toThrow(
        /Another server \(process \d+\) is working on the data folder/,
      );
      expect(await one('select 1 as one')).toEqual({ one: 1 });
    });

    it('still holds everything when it is opened again', async () => {
      await database.db.insertInto('org').values({ code: 'KEPT', name_zh: '保留', name_en: 'Kept' }).execute();
      await database.close();
      database = await prepared.open();
      expect(await bringUpToDate(database.pool)).toEqual([]);
      expect(await database.db.selectFrom('org').select('name_zh').where('code', '=', 'KEPT').execute()).toEqual([{ name_zh: '保留' }]);
      await database.db.insertInto('vehicle_model').values({ market: 'US', year: 2020, make: 'After', model: 'Reopening' }).execute();
    });
  });
});
