import { expect, it } from 'vitest';
import { signedInBench } from '../../testing/session-bench.ts';
import { pageNames } from './page-names.ts';

it("a page is named by key and by import key, in the reader's language; an unknown one by its key", async () => {
  const { session, language } = await signedInBench();
  const titles = () => ['vehicleModel', 'basic_vehicle_model', 'gone_page'].map(key => session.pageTitle(key));
  expect(titles()).toEqual(['车型库', '车型库', 'gone_page']);
  language.choose('en');
  expect(titles()).toEqual(['vehicleModel', 'vehicleModel', 'gone_page']);
});

it('pages with an import button take imports', () => {
  const node = { path: '', uniqueKey: 'x', nameZh: '', nameEn: '', active: true, children: [] };
  const page = { ...node, uniqueKey: 'vehicleModel', children: [{ ...node, uniqueKey: 'basic.vehicleModel.import', active: false }] };
  const menu = [{ ...node, uniqueKey: 'basic', children: [{ ...node, children: [page, { ...node, uniqueKey: 'vehicleSearch' }] }] }];
  expect(pageNames(menu).map(({ key, imports }) => [key, imports])).toEqual([
    ['vehicleModel', true],
    ['vehicleSearch', false],
  ]);
});
