import { ok } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import type { ReportForm, ReportRights } from '@axle/wire';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Dialogs } from '../../../shell/dialogs/dialogs.ts';
import { DialogsStore } from '../../../shell/dialogs/dialogs.store.ts';
import { type Services, ServicesProvider } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { countedIds, memoryValues } from '../../../testing/memory-ports.ts';
import { sessionBench } from '../../../testing/session-bench.ts';
import { settle } from '../../../testing/settle.ts';
import type { ReportDesk } from './report-desk.ts';
import { ReportSteps } from './report-steps.view.tsx';
import { ReportStore } from './report-store.ts';

afterEach(cleanup);

const all: ReportRights = { fill: true, confirm: true, share: true, void: true };
const pictures = { keep: async () => undefined, find: async () => undefined, forget: async () => undefined };

/** The buttons of a report in a state, what they ask, and the steps that were taken. */
async function bench(state: string, may: ReportRights = all, comesByReport = false) {
  const steps: (readonly [string, RecordValues])[] = [];
  const form: ReportForm = {
    id: 1,
    version: 1,
    rrNo: 'RR-251-103-00001',
    state,
    batchNo: 'SB-251-103-00001',
    orderNo: 'PO-251-101-00001',
    warehouse: { zh: '一号仓', en: 'One' },
    values: {},
    lines: [],
    comesByReport,
    may,
    qr: { size: 1, path: '' },
  };
  const desk: Pick<ReportDesk, 'open' | 'step'> = {
    open: async () => ok(form),
    step: async (_form, step, input) => {
      steps.push([step, input]);
      return ok(undefined);
    },
  };
  const parts = { values: memoryValues(), named: { rrNo: 'RR1' }, pictures, newId: countedIds().next, now: () => new Date(0) };
  const store = new ReportStore({ ...parts, desk: desk as ReportDesk });
  await store.open();
  const dialogs = new DialogsStore();
  const known = new Map<unknown, unknown>([
    [Session, sessionBench().session],
    [Dialogs, dialogs],
  ]);
  render(
    <ServicesProvider services={{ get: port => known.get(port) } as Services}>
      <ReportSteps store={store} />
    </ServicesProvider>,
  );
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
  /** What is asked; answered by going on, with a line of text where one is wanted. */
  const goOn = async (answer = '') => {
    const { question } = dialogs.current!;
    dialogs.type(answer);
    dialogs.accept();
    await settle();
    return (question.text as { readonly zh: string }).zh;
  };
  return { steps, dialogs, press, buttons, goOn };
}

it('submitting says what happens, and is done once that is meant', async () => {
  const { steps, dialogs, press, goOn } = await bench('draft');
  press('提交');
  dialogs.dismiss();
  await settle();
  expect(steps).toEqual([]);
  press('提交');
  expect(await goOn()).toContain('由他人确认');
  expect(steps).toEqual([['submit', {}]]);
});

it('confirming says whether the goods come into stock by it', async () => {
  const station = await bench('submitted');
  station.press('确认');
  expect(await station.goOn()).toContain('须与仓库收货单一致');
  cleanup();
  const report = await bench('submitted', all, true);
  report.press('确认');
  expect(await report.goOn()).toContain('入库一次');
  expect([station.steps, report.steps]).toEqual([[['confirm', {}]], [['confirm', {}]]]);
});

it('returning and making void ask for a reason, and are not done without one', async () => {
  const { steps, dialogs, press, goOn } = await bench('submitted');
  press('退回');
  dialogs.type(' ');
  dialogs.accept();
  await settle();
  expect([dialogs.current === undefined, steps]).toEqual([false, []]);
  expect(await goOn('第2行请复点')).toContain('草稿');
  press('作废');
  expect(await goOn('批次选错')).toContain('不能恢复');
  expect(steps).toEqual([
    ['return', { returnReason: '第2行请复点' }],
    ['void', { voidReason: '批次选错' }],
  ]);
});

it('a link neither confirms nor makes void; staff make void by their own right, whether they may share or not', async () => {
  const link = await bench('draft', { fill: true, confirm: false, share: false, void: false });
  expect(link.buttons()).toEqual(['保存', '提交']);
  cleanup();
  const staff = await bench('submitted', { fill: true, confirm: false, share: false, void: true });
  expect(staff.buttons()).toEqual(['作废']);
});
