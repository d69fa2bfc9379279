import { ok, text } from '@axle/kernel';
import { cleanup } from '@testing-library/react';
import type { RecordRow } from '@axle/page-kit';
import { afterEach, expect, it, vi } from 'vitest';
import { openPage } from '../testing/open-page.tsx';
import { samplePage } from '../testing/sample-page.ts';
import type { PageParts } from '../page/page-parts.ts';
import type { PageActions } from './page-actions.ts';
import { type ToolbarAction, toolbarActions } from './toolbar-actions.ts';
import { useActionRunner } from './use-action-runner.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function openRunner(more: Partial<PageParts> = {}) {
  const { model, records, draw } = openPage(2, more);
  let run: ReturnType<typeof useActionRunner> | undefined;
  const Runner = () => {
    run = useActionRunner();
    return null;
  };
  draw(<Runner />);
  const actions = toolbarActions('samples', model.page, { can: () => true, userId: undefined, viewing: false }, []);
  const rows = async () => {
    const reply = await records.list({ filters: [], sort: [], limit: 10 });
    return reply.ok ? reply.value.rows : [];
  };
  const press = (key: string, ...pressed: readonly RecordRow[]) =>
    run?.(actions.find(action => action.key === key) as ToolbarAction, pressed);
  return { rows, press };
}

it.each([
  ['disable', 1, [0, 1]],
  ['enable', 0, [1, 1]],
  ['del', 1, [1]],
])('[spec 5.16] %s asks first, and does nothing when the user turns back', async (key, status, after) => {
  const { rows, press } = openRunner();
  const answer = vi.spyOn(window, 'confirm').mockReturnValue(true);
  if (status === 0) await press('disable', (await rows())[0]!);
  const before = await rows();
  answer.mockReset().mockReturnValueOnce(false).mockReturnValueOnce(true);

  await press(key, before[0]!);
  expect(answer).toHaveBeenCalledTimes(1);
  expect(await rows()).toEqual(before);

  await press(key, before[0]!);
  expect(answer).toHaveBeenCalledTimes(2);
  expect((await rows()).map(row => row['status'])).toEqual(after);
});

it('the file of an action is fetched for the records for which it was done', async () => {
  const page = {
    ...samplePage,
    actions: [
      { key: 'push', title: text('提交', 'Push'), on: 'many', thenFile: 'sheet' },
      { key: 'sheet', title: text('文件', 'File'), on: 'many', effect: 'file' },
    ],
  } as const;
  const fetched: (readonly number[])[] = [];
  const refusal = { code: 'STATE', message: text('不行', 'No') };
  const actions: Pick<PageActions, 'post' | 'file'> = {
    post: async ({ targets }) => ok(targets.map(({ id }, at) => ({ id, name: `T${id}`, ...(at === 0 ? { refusal } : {}) }))),
    file: async ({ targets }) => {
      fetched.push(targets.map(({ id }) => id));
      return ok({ kind: 'file', name: 'sheet.txt', content: new Blob(['a']) });
    },
  };
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:sheet', revokeObjectURL: () => undefined });
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { rows, press } = openRunner({ page, actions: actions as PageActions });
  const [refused, done] = (await rows()) as [RecordRow, RecordRow];
  await press('push', refused, done);
  expect([fetched, saved]).toEqual([[[done.id]], ['sheet.txt']]);
  await press('push', refused);
  expect(fetched.length).toBe(1);
});
