import { mainBase, mainPaths, officePaths, recordPath, replyCodes } from '@axle/wire';
import { describe, expect, it } from 'vitest';
import { guesses } from './guesses.ts';
import { otherValue } from './other-value.ts';
import { type ProbedPage, probedPages } from './probed-pages.ts';
import { type RightsServer, rightsServer } from './rights-server.ts';

/** Holds one of so many shares of the pages to the blocks of their fields. */
export async function holdClosedFields(share: number, shares: number): Promise<void> {
  const server = await rightsServer();
  const pages = (await probedPages(server)).filter((_, at) => at % shares === share - 1);

  describe.each(pages)('%s', (_key, page) => {
    const { entry, planted, codes, closable } = page;
    const resource = entry.page.resource!;
    const markers = closable.flatMap(key => planted.markers.get(key) ?? []);

    it('[S3] no byte of a reply holds a field that may not be read, and all of them do without the block', async () => {
      await server.allow(codes);
      await server.block(entry.page.key, [], 'readBlock');
      expect(await missing(server, page, markers)).toEqual([]);
      await server.block(entry.page.key, closable, 'readBlock');
      expect(await shown(server, page, markers)).toEqual([]);
    });

    it('[S3] such a field is no filter, no order, no sum, no column and no answer to a guess', async () => {
      await server.allow(codes);
      await server.block(entry.page.key, [], 'readBlock');
      const open = ['list', 'count', 'counts', 'values'];
      // they answer at all: the first fields that show it are enough, and the many others are asked once closed
      if (closable.length > 0) expect(await answered(server, page, open)).toEqual(expect.arrayContaining(open));
      await server.block(entry.page.key, closable, 'readBlock');
      expect(await answered(server, page)).toEqual([]);
    });

    it.runIf(resource.knownBy)('[S3] a name that may not be read is neither searched nor shown', async () => {
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
      const before = await stored(server, resource.table, planted.id);
      const taken: string[] = [];
      for (const [key, field] of writable) {
        const input = { page: entry.page.key, id: planted.id, version: before['version'], values: { [key]: otherValue(field) } };
        const { code } = await server.send({ call: `POST ${mainBase}${recordPath(resource, 'update')}`, input });
        if (code === replyCodes.ok) taken.push(key);
      }
      expect(taken).toEqual([]);
      expect(await stored(server, resource.table, planted.id)).toEqual(before);
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
}

/** Which of these markers any byte of any reading call of a page shows. */
async function shown(server: RightsServer, { probes }: ProbedPage, markers: readonly string[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const probe of probes.filter(({ writes }) => !writes)) {
    const { bytes } = await server.send(probe);
    found.push(...markers.filter(marker => bytes.includes(marker)).map(marker => `${marker} in ${probe.name}`));
  }
  return found;
}

/** Which of these markers no reading call of a page shows; it asks no further once all are seen. */
async function missing(server: RightsServer, { probes }: ProbedPage, markers: readonly string[]): Promise<readonly string[]> {
  let unseen = markers;
  for (const probe of probes.filter(({ writes }) => !writes)) {
    if (unseen.length === 0) break;
    const { bytes } = await server.send(probe);
    unseen = unseen.filter(marker => !bytes.includes(marker));
  }
  return unseen;
}

const stored = async (server: RightsServer, table: string, id: number): Promise<Readonly<Record<string, unknown>>> =>
  (await server.db
    .selectFrom(table as 'brand')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()) as never;

/** Of so many fields of a page one is asked about in a way that is not the nearest; all of them in the nearest ways. */
const turns = 4;

/**
 * The calls that answer a question about a field of a page that should not be read; about its fields by turns, or until these have
 * answered.
 */
async function answered(
  server: RightsServer,
  { entry, planted, closable }: ProbedPage,
  enough?: readonly string[],
): Promise<readonly string[]> {
  const resource = entry.page.resource!;
  const registered = new Set(server.calls.map(({ method, path }) => `${method} ${path}`));
  const found = new Set<string>();
  const fields = closable.filter(name => !name.includes('.'));
  for (const [at, key] of fields.entries()) {
    if (enough?.every(name => found.has(name))) break;
    const { nearest, others } = guesses(key, resource, planted.markers.get(key));
    const isOnesTurn = (_guess: unknown, place: number) => enough !== undefined || fields.length < turns || place % turns === at % turns;
    const asked = [...nearest, ...others.filter(isOnesTurn)].map(async ([name, input]) => {
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
