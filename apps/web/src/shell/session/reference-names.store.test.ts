import { when } from 'mobx';
import { lookupPath } from '@axle/wire';
import { expect, it } from 'vitest';
import { CallEvents } from '../../gateways/call-events.ts';
import { answeringClients } from '../../testing/answering-clients.ts';
import { ReferenceNamesStore } from './reference-names.store.ts';

it('what is missing is asked for once and together; a record that is no more is called deleted', async () => {
  const { main, calls } = answeringClients({
    [lookupPath('brand')]: { rows: [{ id: 1, code: 'DE', name: { zh: '德', en: 'German' } }] },
  });
  const names = new ReferenceNamesStore(main, new CallEvents());
  expect([names.referred('brand', 1), names.referred('brand', 94), names.referred('brand', 94)]).toEqual([undefined, undefined, undefined]);
  await when(() => names.known.size === 2);
  expect([names.referred('brand', 1)?.code, names.referred('brand', 94)?.name]).toEqual([
    'DE',
    { zh: '已删除的记录（94）', en: 'Deleted record (94)' },
  ]);
  expect(calls.map(({ content }) => content)).toEqual([{ ids: [1, 94] }]);
});

it('a name that could not be asked for stays unknown', async () => {
  const { main, calls } = answeringClients({});
  const names = new ReferenceNamesStore(main, new CallEvents());
  names.referred('brand', 94);
  await Promise.resolve();
  await Promise.resolve();
  expect([calls.length, names.referred('brand', 94)]).toEqual([1, undefined]);
});
