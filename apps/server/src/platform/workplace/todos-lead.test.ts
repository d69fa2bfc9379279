import { businessDay, fieldsOf, type ListQuery, mineFilter } from '@axle/page-kit';
import { type HomeTodos, mainPaths, recordPath } from '@axle/wire';
import { expect, it } from 'vitest';
import { demoApp } from '../../testing/demo-app.ts';
import { registry } from '../../testing/whole-registry.ts';
import { recordCalls } from '../resources/gateway/record-calls.ts';
import { homeCalls } from './home-calls.ts';
import { resolvedFilter } from './resolved-filter.ts';
import { toDos } from './todo-source.ts';

const app = await demoApp(({ db }) => [...homeCalls({ database: db, registry }), ...recordCalls({ database: db, registry })]);
const boss = { signature: await app.signIn('superadmin') };
const { id: userId } = await app.db.selectFrom('app_user').select('id').where('account', '=', 'superadmin').executeTakeFirstOrThrow();
const { cards, at } = (await app.get(mainPaths.homeTodo, boss)).data as HomeTodos;
const sources = [...registry.parts(toDos).values()];

/** What counts something else than rows: currencies, of which none may have a rate at all. */
const countsOthers = new Set(['exchangeRateMissing']);

it.each(sources.map(source => [source.key, source] as const))('%s leads to its rows and says what to do', async (key, source) => {
  const { page } = registry.page(source.page)!;
  const card = cards.find(one => one.key === key)!;
  const tab = page.tabs.find(one => one.key === source.tab);
  expect(page.tabs.length === 0 || tab !== undefined).toBe(true);
  // a tab of rows, not of a view
  expect(tab?.view).toBeUndefined();

  const named = [...source.next.zh.matchAll(/\{(\w+)\}/g)].map(([, action]) => action!);
  expect(named.filter(action => !page.actions.some(one => one.key === action))).toEqual([]);
  expect([...source.next.en.matchAll(/\{(\w+)\}/g)].map(([, action]) => action!).toSorted()).toEqual(named.toSorted());
  if (source.waitsFor !== undefined && source.waitsFor !== 'update') expect(named).toContain(source.waitsFor);
  expect(card.next.zh).toMatch(/^[^{}]{4,40}$/u);
  expect(card.next.en).toMatch(/^[A-Z][^{}]{5,80}[^.{}]$/u);

  const resource = page.resource!;
  if (countsOthers.has(key) || resource.ownCalls) return;
  const fields = fieldsOf(resource);
  const mine = tab?.mine === undefined ? [] : [mineFilter(tab.mine, fields[tab.mine], userId)];
  // spans such as the last seven days are worked out by the browser
  const filters = ([...(tab?.filters ?? []), ...mine, ...card.filters] as ListQuery['filters']).map(filter =>
    resolvedFilter(filter, fields[filter.field], businessDay(new Date(at))),
  );
  const reply = await app.post(recordPath(resource, 'count'), { filters, page: page.key }, boss);
  expect(reply.data).toMatchObject({ total: card.total });
});

it('a card names actions as the page does, in the language of each text', () => {
  expect(cards.find(({ key }) => key === 'stocktakesToApprove')?.next).toEqual({
    zh: '看差异和原因，“审批通过”或“驳回复盘”',
    en: 'Look at variances and reasons, then Approve or Reject',
  });
});
