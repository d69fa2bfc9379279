import { ok, refuse, text } from '@axle/kernel';
import type { Foresight, Page, RecordSet, RecordValues } from '@axle/page-kit';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openPage } from '../testing/open-page.tsx';
import { samplePage, sampleRecords, sampleRows } from '../testing/sample-page.ts';
import { foreseenInputs, mostForeseen } from './foreseen-inputs.ts';
import { Foreseen } from './foreseen.view.tsx';

afterEach(cleanup);

const foresees: Foresight = { tab: 'preview', inputs: { thing: 'id', size: 'size' }, given: { changed: false } };
const number = { kind: 'integer', label: text('变化', 'Change'), min: -99, max: 99 } as const;
const page = {
  ...samplePage,
  tabs: [
    ...samplePage.tabs,
    {
      key: 'preview',
      title: text('预览', 'Preview'),
      tool: { inputs: { changed: { kind: 'bool', label: number.label } }, results: { change: number } },
    },
  ],
} as Page;

/** Draws what an action foresees of rows or a set, while the tool answers this; returns what the tool was asked. */
function draw(
  of: ReturnType<typeof sampleRows> | RecordSet,
  answer = ok<RecordValues>({ change: 7 }) as ReturnType<typeof ok<RecordValues>>,
) {
  const asked: RecordValues[] = [];
  const { records } = sampleRecords(4);
  records.work = async (_tool, input) => {
    asked.push(input);
    return answer;
  };
  openPage(4, { page, recordsOf: { of: () => records } }).draw(<Foreseen foresees={foresees} of={of} />);
  return asked;
}

it('the tool is asked for the ticked records, and its answer is shown', async () => {
  const asked = draw(sampleRows(2));
  expect((await screen.findByRole('region', { name: '执行后的变化' })).textContent).toBe('变化7');
  expect(asked).toEqual([{ changed: false, thing: [1, 2], size: [0, 1] }]);
});

it('of a set it is asked for the first records, without those that were taken out of it', async () => {
  const asked = draw({ filters: [{ field: 'size', op: 'gte', value: 1 }], at: '2026-05-20T10:00:00.000Z', except: [3] });
  expect(await screen.findByText(`仅预览前 ${mostForeseen} 条`)).toBeDefined();
  expect(asked).toEqual([{ changed: false, thing: [2, 4], size: [1, 3] }]);
});

it('that it cannot be worked out is said', async () => {
  draw(sampleRows(1), refuse({ code: 'FORBIDDEN', message: text('无权', 'Not allowed') }) as never);
  expect((await screen.findByRole('status')).textContent).toBe('无权');
});

it('records are asked for once by what they hold, and no more than fit one question', () => {
  const same = sampleRows(3).map(row => ({ ...row, size: 5 }));
  expect(foreseenInputs(foresees, same)).toEqual({ changed: false, thing: [1, 2, 3], size: [5] });
  expect(foreseenInputs(foresees, sampleRows(mostForeseen + 9))['thing']).toHaveLength(mostForeseen);
});
