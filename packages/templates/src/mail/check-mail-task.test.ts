import { expect, it } from 'vitest';
import { checkMailTask } from './check-mail-task.ts';

const many = Array.from({ length: 21 }, (_, at) => `a${at}@x.example`);

it('[M18] goes to one to twenty proper addresses', () => {
  expect(checkMailTask({ toAddresses: ['a@x.example'], ccAddresses: [] })).toEqual([]);
  expect(checkMailTask({ toAddresses: many.slice(0, 20) })).toEqual([]);
  expect(checkMailTask({ toAddresses: many })).toMatchObject([{ code: 'ADDRESSES', field: 'toAddresses' }]);
  expect(checkMailTask({ ccAddresses: ['nobody'] })).toMatchObject([
    { code: 'ADDRESSES', field: 'toAddresses' },
    { code: 'EMAIL', field: 'ccAddresses' },
  ]);
});
