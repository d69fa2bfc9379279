import { ok } from '@axle/kernel';
import { describe, expect, it } from 'vitest';
import { KeptMessages, KeptNavigation } from '../../testing/memory-ports.ts';
import { openPage } from '../testing/open-page.tsx';
import { settle } from '../../testing/settle.ts';
import { noticeImportEnd } from './import-notice.ts';
import type { ImportTask, TaskCenter } from './task-center.ts';

const task: ImportTask = { id: 1, taskid: 'a', state: 'partial', newRows: 1200, changedRows: 34, badRows: 5 };
const title = { zh: '车型库', en: 'Vehicle models' };

describe('the end of an import', () => {
  it('is announced with its counts and a link to the import tasks', () => {
    const [messages, navigation] = [new KeptMessages(), new KeptNavigation()];
    noticeImportEnd({ messages, navigation, session: { canOpen: () => true } }, title, task);
    const [tone, text, action] = messages.shown[0]!;
    expect([tone, text]).toEqual([
      'warn',
      { zh: '车型库：导入完成，写入 1,234 行，5 行有误', en: 'Vehicle models: import finished, 1,234 rows written, 5 failed' },
    ]);
    action?.run();
    expect(navigation.went).toEqual(['/admin/resourceCenter/importTask']);
  });

  it('leads nobody to a page that he may not open, and a cancelled import is no news', () => {
    const [messages, navigation] = [new KeptMessages(), new KeptNavigation()];
    const parts = { messages, navigation, session: { canOpen: () => false } };
    noticeImportEnd(parts, title, { ...task, state: 'failed' });
    noticeImportEnd(parts, title, { ...task, state: 'cancelled' });
    expect(messages.shown).toEqual([['bad', { zh: '车型库：导入失败', en: 'Vehicle models: import failed' }, undefined]]);
  });

  it.each([true, false])('refreshes the list, and is announced only when its dialog is closed (closed: %s)', async closed => {
    let answer: (task: ImportTask) => void = () => undefined;
    const upload = () => new Promise<ImportTask>(resolve => (answer = resolve)).then(value => ok(value));
    const ended: unknown[] = [];
    const { model } = openPage(3, {
      center: { upload, errors: async () => ok([]), badRows: async () => ok([]) } as unknown as TaskCenter,
      importEnded: (page, { state }) => ended.push([page.en, state]),
    });
    let refreshed = 0;
    model.list.refresh = () => void refreshed++;
    await model.openImport();
    model.importing?.choose(new File(['code'], 'samples.csv'));
    void model.importing?.send();
    if (closed) model.closeImport();
    answer({ ...task, state: 'done' });
    await settle();
    expect([refreshed, ended]).toEqual([1, closed ? [['Samples', 'done']] : []]);
  });
});
