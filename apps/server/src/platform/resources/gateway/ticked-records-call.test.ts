import { actionPath } from '@axle/wire';
import { expect, it } from 'vitest';
import { demoApp } from '../../../testing/demo-app.ts';
import { tickedIds, tickedRecordsCall } from './ticked-records-call.ts';

/** Answers what it is handed, on a page that has a file action. */
const app = await demoApp(({ db, registry }) =>
  tickedRecordsCall(
    { database: db, registry },
    {
      page: 'contract',
      action: 'batchDownload',
      most: 3,
      fields: ['contractNo', 'files'],
      answer: records => {
        const content = Buffer.from(records.map(({ id, contractNo }) => `${id} ${String(contractNo)}`).join('\n'));
        return Promise.resolve({ kind: 'file', name: 'ticked.txt', mediaType: 'text/plain', bytes: content.length, content });
      },
    },
  ),
);
const boss = { signature: await app.signIn('superadmin') };
const path = (...ids: readonly number[]) =>
  `${actionPath({ service: 'finance', path: 'contract' }, 'batchDownload')}?page=contract${ids.map(id => `&id=${id}`).join('')}`;
const contracts = await app.db.selectFrom('contract').select(['id', 'contract_no']).orderBy('id').limit(3).execute();
const [first, second] = contracts as [(typeof contracts)[number], (typeof contracts)[number]];

it('hands over the ticked records with the fields of the file, each once and in the order in which they were ticked', async () => {
  expect(await app.file(path(second.id, first.id, second.id), boss)).toBe(
    `${second.id} ${second.contract_no}\n${first.id} ${first.contract_no}`,
  );
});

it('makes no file when one of the records does not exist for the caller', async () => {
  expect(await app.get(path(first.id, 999_999_999), boss)).toMatchObject({ reason: 'NOT_FOUND' });
});

it('takes no more records than the button does, and at least one', () => {
  expect(tickedIds(2).parse(['7', '7'])).toEqual([7]);
  expect(tickedIds(2).parse('7')).toEqual([7]);
  for (const ids of [['1', '2', '3'], [], ['x'], ['-1']]) expect(tickedIds(2).safeParse(ids).success).toBe(false);
});
