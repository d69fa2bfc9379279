import { declaredDomains } from '@axle/pages';
import { recordPath, mainPaths } from '@axle/wire';
import { bulkTransition, importTransition, taskTransition } from '@axle/tasks';
import { describe, expect, it } from 'vitest';
import { recordCalls } from '../resources/gateway/record-calls.ts';
import { demoApp } from '../../testing/demo-app.ts';
import { statusCalls } from './status-calls.ts';
import { statusDomains, syncStatuses } from './sync-statuses.ts';

const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...statusCalls({ database: db })]);
await syncStatuses(app.db, app.registry);
const [root, auditor] = await Promise.all(
  ['superadmin', 'auditor'].map(async account => ({ signature: await app.signIn(account), language: 'en' })),
);
const domains = statusDomains(app.registry);
const page = app.registry.page('orderStatus')!.page;

const reached = (start: string, next: (code: string) => readonly string[]) => {
  const found = [start];
  for (const code of found) found.push(...next(code).filter(one => !found.includes(one)));
  return found;
};

describe.each(domains.map(domain => [domain.key, domain] as const))('%s', (_key, { statuses }) => {
  const next = (code: string) => statuses.find(status => status.code === code)?.next ?? [];

  it('every non-terminal status reaches a terminal one', () => {
    const lost = statuses.filter(({ code }) => !reached(code, next).some(one => statuses.find(status => status.code === one)?.terminal));
    expect(lost).toEqual([]);
  });

  it('the start reaches all, and what may follow is there', () => {
    expect(reached(statuses[0]!.code, next).toSorted()).toEqual(statuses.map(({ code }) => code).toSorted());
  });
});

it('Amazon `Unshipped` and Walmart `Acknowledged` both map to `toShip`; a status of a platform means one thing in a domain', () => {
  const { statuses } = declaredDomains.find(({ key }) => key === 'platformOrder')!;
  const meaning = (one: string) => statuses.filter(({ platforms }) => platforms.includes(one)).map(({ code }) => code);
  expect([meaning('amazon:Unshipped'), meaning('walmart:Acknowledged')]).toEqual([['toShip'], ['toShip']]);
  const all = statuses.flatMap(({ platforms }) => platforms);
  expect(new Set(all).size).toBe(all.length);
});

it('the statuses of tasks follow one another as the rules of tasks let them', () => {
  const next = (key: string, code: string) => declaredDomains.find(one => one.key === key)!.statuses.find(one => one.code === code)!.next;
  const codes = (key: string) => declaredDomains.find(one => one.key === key)!.statuses.map(({ code }) => code);
  const reached = (results: readonly { readonly ok: boolean; readonly value?: { readonly state: string } }[], state: string) =>
    [...new Set(results.flatMap(result => (result.ok && result.value ? [result.value.state] : [])))]
      .filter(one => one !== state)
      .toSorted();
  for (const state of codes('downloadTask')) {
    const events = ['lease', 'finish', 'fail', 'cancel', 'expire', 'retry', 'lost'] as const;
    expect(
      reached(
        events.map(event => taskTransition({ state: state as never, attempt: 1 }, event)),
        state,
      ),
    ).toEqual(next('downloadTask', state).toSorted());
  }
  const rows = [0, 3];
  for (const state of codes('importTask')) {
    const events = [
      ...(['validate', 'confirm', 'fail', 'cancel', 'lost'] as const).map(kind => ({ kind })),
      ...rows.flatMap(badRows => [
        { kind: 'checked', badRows },
        { kind: 'mended', badRows },
        ...rows.map(goodRows => ({ kind: 'finish', badRows, goodRows })),
      ]),
    ];
    const task = { state: state as never, attempt: 1, mode: 'per_row' as const };
    expect(
      reached(
        events.map(event => importTransition(task, event as never)),
        state,
      ),
    ).toEqual(next('importTask', state).toSorted());
  }
  for (const state of codes('bulkTask')) {
    const events = [
      ...(['check', 'checked', 'confirm', 'fail', 'cancel', 'lost'] as const).map(kind => ({ kind })),
      ...rows.flatMap(doneRows => rows.map(refusedRows => ({ kind: 'finish', doneRows, refusedRows }))),
    ];
    expect(
      reached(
        events.map(event => bulkTransition({ state: state as never, attempt: 1 }, event as never)),
        state,
      ),
    ).toEqual(next('bulkTask', state).toSorted());
  }
});

describe('the page', () => {
  const list = async (filters: readonly object[]) => {
    const reply = await app.post(recordPath(page.resource!, 'list'), { page: 'orderStatus', filters, sort: [], limit: 500 }, auditor);
    return (reply.data as { rows: readonly Record<string, unknown>[] }).rows;
  };

  it('lists statuses with the documents that stand in them now; what is still to come has none', async () => {
    const skus = await list([{ field: 'domain', op: 'eq', value: 'sku' }]);
    const { count } = await app.db
      .selectFrom('sku')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(skus.reduce((sum, row) => sum + Number(row['documents']), 0)).toBe(Number(count));
    expect(
      (await list([{ field: 'domain', op: 'eq', value: 'purchaseOrder' }])).every(
        row => row['documents'] === undefined || row['documents'] === null,
      ),
    ).toBe(true);
  });

  it('finds a platform’s status exactly', async () => {
    const found = await list([{ field: 'platformMap', op: 'in', value: ['walmart:Acknowledged'] }]);
    expect(found.map(row => row['code'])).toEqual(['toShip']);
  });

  it('super users alone word and colour a status, codes and what follows stay, and a release keeps the wording', async () => {
    const look = { domain: 'salesOrder', code: 'held', nameZh: '暂停', nameEn: 'Paused', tone: 'bad' };
    expect(await app.post(mainPaths.saveStatusLook, look, auditor)).toMatchObject({ code: 403, reason: 'FORBIDDEN' });
    expect(await app.post(mainPaths.saveStatusLook, { ...look, code: 'new' }, root)).toMatchObject({ reason: 'NOT_FOUND' });
    expect(await app.post(mainPaths.saveStatusLook, { ...look, next: ['shipped'], terminal: true }, root)).toMatchObject({ code: 200 });
    await syncStatuses(app.db, app.registry);
    const [held] = await list([
      { field: 'domain', op: 'eq', value: 'salesOrder' },
      { field: 'code', op: 'eq', value: 'held' },
    ]);
    expect(held).toMatchObject({ name_zh: '暂停', name_en: 'Paused', tone: 'bad', terminal: false });
    expect(held?.['next']).not.toContain('shipped');
  });
});
