import { ok, refuse } from '@axle/kernel';
import { expect, it } from 'vitest';
import { openPage } from '../testing/open-page.tsx';
import type { TaskCenter } from './task-center.ts';

const no = { code: 'TOO_MANY', message: { zh: '行数过多', en: 'Too many rows' } };

it('[spec 3.14] the dialog of chosen exports is shown or not, and stands at choosing, running or refused', async () => {
  const answers: ((reply: Awaited<ReturnType<TaskCenter['export']>>) => void)[] = [];
  const { model } = openPage(3, { center: { export: () => new Promise(answer => answers.push(answer)) } as unknown as TaskCenter });
  expect(model.selectExportState).toEqual({ show: false, status: 'idle' });
  model.openExport();
  expect(model.selectExportState).toEqual({ show: true, status: 'choosing' });
  model.exporting?.chooseColumns('all');

  const first = model.exporting?.run();
  expect(model.selectExportState).toEqual({ show: true, status: 'running' });
  expect(await model.exporting?.run()).toBeUndefined();
  answers[0]?.(refuse(no));
  expect(await first).toBeUndefined();
  expect([model.selectExportState, model.exporting?.refusal]).toEqual([{ show: true, status: 'refused' }, no]);

  const second = model.exporting?.run();
  answers[1]?.(ok({ kind: 'queued' } as never));
  expect([await second, answers.length]).toEqual([{ kind: 'queued' }, 2]);
  model.closeExport();
  expect(model.selectExportState).toEqual({ show: false, status: 'idle' });
});
