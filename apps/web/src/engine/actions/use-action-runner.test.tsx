import { cleanup } from '@testing-library/react';
import type { RecordRow } from '@axle/page-kit';
import { afterEach, expect, it, vi } from 'vitest';
import { openPage } from '../testing/open-page.tsx';
import { type ToolbarAction, toolbarActions } from './toolbar-actions.ts';
import { useActionRunner } from './use-action-runner.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function openRunner() {
  const { model, records, draw } = openPage(2);
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
  const press = (key: string, row: RecordRow) => run?.(actions.find(action => action.key === key) as ToolbarAction, [row]);
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
