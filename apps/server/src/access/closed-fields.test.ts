import { type Field, fieldsOf, type Resource } from '@axle/page-kit';
import { mainBase, mainPaths, officePaths, type RecordCall, recordPath, replyCodes } from '@axle/wire';
import { describe, expect, it } from 'vitest';
import { type ProbedPage, probedPages } from './testing/probed-pages.ts';
import { rightsServer } from './testing/rights-server.ts';

const server = await rightsServer();
const pages = await probedPages(server);
const registered = new Set(server.calls.map(({ method, path }) => `${method} ${path}`));

/** Which of these markers any byte of any reading call of a page shows. */
async function shown({ probes }: ProbedPage, markers: readonly string[]): Promise<readonly string[]> {
  const found = new Set<string>();
  for (const probe of probes.filter(({ writes }) => !writes)) {
    const { bytes } = await server.send(probe);
    for (const marker of markers) if (bytes.includes(marker)) found.add(`${marker} in ${probe.name}`);
  }
  return [...found];
}

describe.each(pages)('%s', (_key, page) => {
  const { entry, planted, codes, closable } = page;
  const resource = entry.page.resource!;
  const markers = closable.flatMap(key => planted.markers.get(key) ?? []);

  it('[S3] no byte of a reply holds a field that may not be read, and all of them do without the block', async () => {
    await server.allow(codes);
    await server.block(entry.page.key, [], 'readBlock');
    const open = await shown(page, markers);
    expect(markers.filter(marker => !open.some(one => one.startsWith(`${marker} `)))).toEqual([]);
    await server.block(entry.page.key, closable, 'readBlock');
    expect(await shown(page, markers)).toEqual([]);
  });

  it('[S3] such a field is no filter, no order, no sum, no column and no answer to a guess', async () => {
    await server.allow(codes);
    await server.block(entry.page.key, [], 'readBlock');
    const open = ['list', 'count', 'counts', 'values'];
    // they answer at all: the first fields that show it are enough, and the many others are asked once closed
    if (closable.length > 0) expect(await answered(page, open)).toEqual(expect.arrayContaining(open));
    await server.block(entry.page.key, closable, 'readBlock');
    expect(await answered(page)).toEqual([]);
  });

  it.runIf(resource.knownBy)('[S3] a name that may not be read is neither searched nor told', async () => {
    await server.allow(codes);
    const found = async (call: string, q: string) => {
      const { data } = await server.send({ call: `GET ${mainBase}${call}`, input: { q, entity: resource.entity } });
      return Array.isArray(data) ? data.length : (data as { readonly rows: readonly unknown[] }).rows.length;
    };
    const names = (resource.knownBy?.names ?? []).filter(key => closable.includes(key) && planted.markers.has(key));
    for (const key of names) {
      await server.block(entry.page.key, [], 'readBlock');
      expect(await found(mainPaths.lookup, planted.markers.get(key)!)).toBe(1);
      await server.block(entry.page.key, [key], 'readBlock');
      expect(await found(mainPaths.lookup, planted.markers.get(key)!)).toBe(0);
      expect(await found(mainPaths.find, planted.markers.get(key)!)).toBe(0);
    }
  });

  it.runIf(resource.managed)('[S3] a field that may not be written stays as it is whatever is sent', async () => {
    await server.allow(codes);
    const writable = Object.entries(resource.fields).filter(([, field]) => !field.readOnly && field.kind !== 'lines');
    await server.block(
      entry.page.key,
      writable.map(([key]) => key),
      'writeBlock',
    );
    const before = await stored(resource.table, planted.id);
    const taken: string[] = [];
    for (const [key, field] of writable) {
      const input = { page: entry.page.key, id: planted.id, version: before['version'], values: { [key]: otherValue(field) } };
      const { code } = await server.send({ call: `POST ${mainBase}${recordPath(resource, 'update')}`, input });
      if (code === replyCodes.ok) taken.push(key);
    }
    expect(taken).toEqual([]);
    expect(await stored(resource.table, planted.id)).toEqual(before);
  });
});

it('[S3] the login list of the office system keeps to the field blocks of its page', async () => {
  const list = async () => (await server.send({ call: `POST ${officePaths.loginList}`, input: {} })).bytes.toString();
  await server.allow(['logs.loginLog.list']);
  await server.block('loginLog', [], 'readBlock');
  expect(await list()).toMatch(/"ip":.*"nickname":/);
  await server.block('loginLog', ['ip', 'userId', 'result'], 'readBlock');
  expect(await list()).not.toMatch(/"ip"|"nickname|"user_id"|"result"/);
  expect(await server.send({ call: `POST ${officePaths.loginList}`, input: { result: 'ok' } })).toMatchObject({
    code: replyCodes.malformed,
  });
});

const stored = async (table: string, id: number): Promise<Readonly<Record<string, unknown>>> =>
  (await server.db
    .selectFrom(table as 'brand')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()) as never;

/** The calls that answer a question about a field of a page that should not be read; all of them, or until these have answered. */
async function answered({ entry, planted, closable }: ProbedPage, enough?: readonly string[]): Promise<readonly string[]> {
  const resource = entry.page.resource!;
  const found = new Set<string>();
  for (const key of closable.filter(name => !name.includes('.'))) {
    if (enough?.every(name => found.has(name))) break;
    const asked = guesses(key, resource, planted.markers.get(key)).map(async ([name, input]) => {
      const call = `POST ${mainBase}${recordPath(resource, name)}`;
      if (!registered.has(call)) return;
      const { code, data } = await server.send({ call, input: { page: entry.page.key, ...input } });
      const isEmpty = name === 'counts' && JSON.stringify(data) === '[{}]';
      if (code === replyCodes.ok && !isEmpty) found.add(name);
    });
    await Promise.all(asked);
  }
  return [...found];
}

/** Every way of asking for what a field holds without reading it. */
function guesses(key: string, resource: Resource, marker: string | undefined): readonly (readonly [RecordCall, object])[] {
  const { kind } = fieldsOf(resource)[key]!;
  const open = resource.nameFields[0]!;
  const filters = [
    { field: key, op: 'notEmpty' },
    ...(marker === undefined ? [] : [{ field: key, op: kind === 'tags' ? 'in' : 'eq', value: kind === 'tags' ? [marker] : marker }]),
    { field: open, op: 'contains', value: marker ?? 'x', also: [key] },
  ];
  const rows = { filters: [], sort: [], limit: 10 };
  const file = { filters: [], sort: [], format: 'csv' };
  return [
    ...filters.flatMap(
      filter =>
        [
          ['list', { ...rows, filters: [filter] }],
          ['count', { filters: [filter] }],
          ['counts', { of: [[filter]] }],
          ['gather', { filters: [filter] }],
          ['values', { field: open, filters: [filter] }],
          ['bulk', { action: 'del', set: { filters: [filter], at: '1999-01-01T00:00:00.000Z' } }],
          ['export', { ...file, columns: [open], filters: [filter] }],
        ] as const,
    ),
    ['list', { ...rows, sort: [{ field: key }] }],
    ['values', { field: key, filters: [] }],
    ['totals', { fields: [key], filters: [] }],
    ['match', { field: key, values: [marker ?? 'x'] }],
    ['export', { ...file, columns: [key] }],
    ['export', { ...file, columns: [open], sort: [{ field: key }] }],
  ];
}

/** A value that the planted record does not hold. */
function otherValue(field: Field): unknown {
  switch (field.kind) {
    case 'enum':
      return field.options.at(-1)!.code;
    case 'enumList':
      return [field.options.at(-1)!.code];
    case 'tags':
      return ['ANOTHER'];
    case 'bool':
      return false;
    case 'integer':
      return Math.min(field.max, field.min + 7);
    case 'text':
    case 'code':
      return 'B7'.slice(0, field.maxLength);
    case 'date':
      return '2044-01-01';
    case 'month':
      return '2044-01';
    case 'ref':
    case 'cascade':
    case 'user':
      return 2;
    case 'page':
      return 'market';
    case 'files':
      return [{ id: '00000000-0000-4000-8000-000000000002', name: 'a.png', bytes: 1 }];
    default:
      return '7.5';
  }
}
