import type { RecordValues } from '@axle/page-kit';
import { actionPath, mainBase, mainPaths, officePaths, type RecordCall, recordCalls, recordPath, replyCodes } from '@axle/wire';
import { describe, expect, it } from 'vitest';
import { atEnd, endDays, filtersAtEnd, worksAtEnd } from './platform/gateways/testing/end-days.ts';
import { type WiredCall, wholeServer } from './platform/gateways/testing/whole-server.ts';

const server = await wholeServer();
const known = new Map(server.calls.map(call => [`${call.method} ${call.path}`, call]));

/** What failed of what was sent: refusals and answers are both well. */
const failures: string[] = [];
const send = async (call: WiredCall | undefined, input: unknown): Promise<unknown> => {
  if (!call) return undefined;
  const reply = await server.send(call, input, '1');
  if (reply.headers['content-disposition'] !== undefined) return undefined;
  const { code, data } = reply.json();
  if (reply.statusCode !== 200 || code === replyCodes.failed) failures.push(`${call.path} ${JSON.stringify(input).slice(0, 300)}`);
  return data;
};
const failed = () => failures.splice(0);

const pages = server.registry.pages.filter(({ page }) => page.resource && !page.resource.ownCalls);

describe('the first and the last day of the calendar are answered or refused, and never make a call fail', () => {
  it.each(pages.map(entry => [entry.page.key, entry] as const))('%s', async (key, entry) => {
    const { page } = entry;
    const resource = page.resource!;
    const of = (name: RecordCall) => known.get(`${recordCalls[name].method} ${mainBase}${recordPath(resource, name)}`);
    const found = (await send(of('list'), { page: key, filters: [], sort: [], limit: 1 })) as { readonly rows?: readonly RecordValues[] };
    const row = found?.rows?.[0];
    for (const filters of filtersAtEnd(resource)) await send(of('list'), { page: key, filters, sort: [], limit: 2 });
    const boards = [...page.tabs.map(({ board }) => board), page.strip].flatMap(board => (board ? [board.figures] : []));
    for (const figures of boards) for (const filters of filtersAtEnd(resource)) await send(of('figures'), { page: key, figures, filters });
    for (const day of endDays) {
      const { tools, actions } = worksAtEnd(entry, row && { id: row['id'], version: row['version'] }, day);
      for (const input of tools) await send(of('work'), input);
      for (const { key: action, body } of actions) await send(known.get(`POST ${mainBase}${actionPath(resource, action)}`), body);
      if (!row || !resource.managed) continue;
      const written = Object.entries(resource.fields).filter(([, { readOnly, figure }]) => !readOnly && !figure);
      const ends = Object.fromEntries(
        written.flatMap(([name, field]) => (atEnd(field, day) === undefined ? [] : [[name, atEnd(field, day)]])),
      );
      if (Object.keys(ends).length === 0) continue;
      const record = ((await send(of('read'), { page: key, id: String(row['id']) })) ?? {}) as RecordValues;
      const own = Object.fromEntries(written.map(([name]) => [name, record[name]]));
      await send(of('add'), { page: key, values: { ...own, ...ends } });
      await send(of('update'), { page: key, id: row['id'], version: record['version'], values: ends });
    }
    expect(failed()).toEqual([]);
  });

  it('calls of their own stand them too, and a day before the first', async () => {
    const draft = { slot: '00000000-0000-4000-8000-000000000001', page: 'brand', base: {}, values: {} };
    const own = [...endDays, '0000-12-31'].flatMap(
      day =>
        [
          [`GET ${mainBase}${mainPaths.bomExplode}`, { part: 'KIT-BRAKE-01', quantity: '1', day }],
          [`GET ${mainBase}${mainPaths.tryRoute}`, { id: '1', cost: '1', currency: 'CNY', day }],
          [`POST ${mainBase}${mainPaths.nameDeputy}`, { deputy: 2, from: day, to: day }],
          [`POST ${mainBase}${mainPaths.saveDraft}`, { ...draft, at: `${day}T23:59:59.999Z` }],
          [`POST ${officePaths.loginList}`, { from: `${day}T00:00:00.000Z`, to: `${day}T23:59:59.999Z` }],
        ] as const,
    );
    expect(own.filter(([call]) => !known.has(call))).toEqual([]);
    for (const [call, input] of own) await send(known.get(call), input);
    expect(failed()).toEqual([]);
  });
});
