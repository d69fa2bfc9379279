import { definePage } from '@axle/page-kit';
import { inMemoryRecords, sampleDocument } from '@axle/page-kit/testing';
import { expect, it } from 'vitest';
import { browserIds } from '../../gateways/ids.ts';
import { ManualClock } from '../../testing/manual-clock.ts';
import { memoryValues } from '../../testing/memory-ports.ts';
import { DraftKeeper } from '../drafts/draft-keeper.ts';
import { memoryDrafts } from '../drafts/memory-drafts.ts';
import type { PageRecords } from '../records/records-of.ts';
import { readerWithout, testDay } from '../testing/sample-page.ts';
import { PageForms } from './page-forms.ts';

const page = definePage({
  key: 'sampleDocument',
  title: { zh: '样例单', en: 'Sample documents' },
  help: { why: { zh: '试验。', en: 'For tests.' } },
  resource: sampleDocument,
  columns: ['code', 'note'],
  filters: ['code'],
  sort: [{ field: 'code' }],
  form: [{ title: { zh: '样例单', en: 'Sample document' }, fields: ['code', 'note', 'lines'] }],
  standard: ['list', 'add', 'update'],
});
const listed = { id: 1, version: 1, status: 1, code: 'D1', note: 'x', createdAt: '2026-05-01T00:00:00.000Z' };
const lines = [{ part: 'A', quantity: 2 }];

function formsOver(records: PageRecords) {
  const keeper = new DraftKeeper({
    drafts: memoryDrafts(),
    values: memoryValues(),
    clock: new ManualClock(),
    session: { userId: 7 },
    ids: browserIds,
  });
  return new PageForms({
    page,
    resource: sampleDocument,
    records,
    reader: readerWithout(),
    keeper,
    newId: () => crypto.randomUUID(),
    now: () => new Date('2026-05-20T10:00:00'),
  });
}

it('a copy holds the lines of the record, which lists do not, and nothing that names it alone', async () => {
  const forms = formsOver(inMemoryRecords(sampleDocument, [{ ...listed, lines }], { today: testDay }) as PageRecords);
  expect(await forms.copy(listed)).toBeUndefined();
  expect(forms.form).toMatchObject({ adding: true, drafts: { note: 'x', lines } });
  expect(forms.form!.drafts['code']).toBeUndefined();
  forms.form!.set('code', 'D2');
  expect(await forms.form!.save()).toMatchObject({ id: 2, code: 'D2', note: 'x', lines });

  expect(await forms.copy({ ...listed, id: 99 })).toMatchObject({ code: 'NOT_FOUND' });
  expect(forms.form?.row).toBeUndefined();
});

it('the record asked for last is opened, also where one asked for before it is read later', async () => {
  const rows = [listed, { ...listed, id: 2, code: 'D2' }].map(row => ({ ...row, lines }));
  const records = inMemoryRecords(sampleDocument, rows, { today: testDay }) as PageRecords;
  const slow = Promise.withResolvers<void>();
  const read = records.read.bind(records);
  records.read = async id => {
    if (id === 1) await slow.promise;
    return read(id);
  };
  const forms = formsOver(records);
  const older = forms.open(rows[0]);
  await forms.open(rows[1]);
  slow.resolve();
  expect(await older).toBeUndefined();
  expect(forms.form?.row?.id).toBe(2);
});
