import { ok, refuse } from '@axle/kernel';
import type { ExportTemplate } from '@axle/wire';
import { expect, it } from 'vitest';
import { openPage } from '../testing/open-page.tsx';
import type { ExportTemplateToSave, TaskCenter } from './task-center.ts';

const no = { code: 'TOO_MANY', message: { zh: '行数过多', en: 'Too many rows' } };

it('[spec 3.14] the dialog of chosen exports is shown or not, and stands at choosing, running or refused', async () => {
  const answers: ((reply: Awaited<ReturnType<TaskCenter['export']>>) => void)[] = [];
  const { model } = openPage(3, { center: { export: () => new Promise(answer => answers.push(answer)) } as unknown as TaskCenter });
  expect(model.exports.selectExportState).toEqual({ show: false, status: 'idle' });
  await model.exports.open();
  expect(model.exports.selectExportState).toEqual({ show: true, status: 'choosing' });
  model.exports.exporting?.chooseColumns('all');

  const first = model.exports.exporting?.run();
  expect(model.exports.selectExportState).toEqual({ show: true, status: 'running' });
  expect(await model.exports.exporting?.run()).toBeUndefined();
  answers[0]?.(refuse(no));
  expect(await first).toBeUndefined();
  expect([model.exports.selectExportState, model.exports.exporting?.refusal]).toEqual([{ show: true, status: 'refused' }, no]);

  const second = model.exports.exporting?.run();
  answers[1]?.(ok({ kind: 'queued' } as never));
  expect([await second, answers.length]).toEqual([{ kind: 'queued' }, 2]);
  model.exports.close();
  expect(model.exports.selectExportState).toEqual({ show: false, status: 'idle' });
});

it('columns stand in the order chosen, and a template brings its own first', async () => {
  const asked: unknown[] = [];
  const center = {
    export: async (_resource: unknown, request: { readonly columns: readonly string[]; readonly format: string }) => {
      asked.push([request.format, ...request.columns]);
      return ok({ kind: 'queued' });
    },
  } as unknown as TaskCenter;
  const { model } = openPage(3, { center });
  await model.exports.open();
  const exporting = model.exports.exporting!;
  exporting.take({ columns: ['status', 'gone', 'note'], format: 'csv' });
  expect([exporting.chosen, exporting.order.length]).toEqual([['status', 'note'], model.list.columns.columns.length]);
  exporting.toggleColumn('code');
  exporting.moveColumn('code', 'status');
  exporting.moveColumn('note', undefined);
  await exporting.run();
  exporting.chooseColumns('shown');
  expect([asked, exporting.chosen]).toEqual([[['csv', 'code', 'status', 'note']], model.list.columns.shown.map(({ field }) => field)]);
});

it('templates are used, found changed, saved and removed; a refusal is reported', async () => {
  let kept: ExportTemplate[] = [];
  const center = {
    exportTemplates: async () => ok(kept),
    saveExportTemplate: async (_page: string, { id, name, ...more }: ExportTemplateToSave) => {
      if (id === undefined && kept.some(one => one.name === name)) return refuse(no);
      kept = [...kept.filter(one => one.id !== id), { ...more, name, id: id ?? kept.length + 1, version: 1, own: true }];
      return ok(undefined);
    },
    removeExportTemplate: async (_page: string, { id }: { readonly id: number }) => {
      kept = kept.filter(one => one.id !== id);
      return ok(undefined);
    },
  } as unknown as TaskCenter;
  const { model } = openPage(3, { center });
  await model.exports.open();
  const { templates } = model.exports.exporting!;
  model.exports.exporting!.take({ columns: ['note', 'code'], format: 'csv' });
  expect(await templates.saveAs('Bank', 'team')).toBe(true);
  expect([templates.current?.columns, templates.changed]).toEqual([['note', 'code'], false]);
  expect(await templates.saveAs('Bank', 'private')).toBe(false);
  expect(templates.refusal).toEqual(no);
  model.exports.exporting!.toggleColumn('status');
  expect(templates.changed).toBe(true);
  templates.use(1);
  expect([model.exports.exporting!.chosen, templates.changed, templates.refusal]).toEqual([['note', 'code'], false, undefined]);
  model.exports.exporting!.setFormat('xlsx');
  await templates.save();
  expect([kept[0]?.format, templates.changed]).toEqual(['xlsx', false]);
  await templates.remove();
  expect([kept, templates.current]).toEqual([[], undefined]);
});
