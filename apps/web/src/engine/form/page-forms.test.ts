import { definePage } from '@axle/page-kit';
import { inMemoryRecords, sampleDocument } from '@axle/page-kit/testing';
import { expect, it } from 'vitest';
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

it('a copy holds the lines of the record, which lists do not, and nothing that names it alone', async () => {
  const records = inMemoryRecords(sampleDocument, [{ ...listed, lines }], { today: testDay }) as PageRecords;
  const keeper = new DraftKeeper({ drafts: memoryDrafts(), values: memoryValues(), clock: new ManualClock(), session: { userId: 7 } });
  const forms = new PageForms({
    page,
    resource: sampleDocument,
    records,
    reader: readerWithout(),
    keeper,
    newId: () => crypto.randomUUID(),
    now: () => new Date('2026-05-20T10:00:00'),
  });
  expect(await forms.copy(listed)).toBeUndefined();
  expect(forms.form).toMatchObject({ adding: true, drafts: { note: 'x', lines } });
  expect(forms.form!.drafts['code']).toBeUndefined();
  forms.form!.set('code', 'D2');
  expect(await forms.form!.save()).toMatchObject({ id: 2, code: 'D2', note: 'x', lines });

  expect(await forms.copy({ ...listed, id: 99 })).toMatchObject({ code: 'NOT_FOUND' });
  expect(forms.form?.row).toBeUndefined();
});
