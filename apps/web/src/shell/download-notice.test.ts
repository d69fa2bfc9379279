import { expect, it } from 'vitest';
import { mainPaths } from '@axle/wire';
import { CallEvents } from '../gateways/call-events.ts';
import { KeptMessages, KeptNavigation } from '../testing/memory-ports.ts';
import { signedInBench, willing } from '../testing/session-bench.ts';
import { DownloadNotice } from './download-notice.ts';

it('[spec 4.14, 8.15] a queued export shows a link to the download centre and updates the badge', async () => {
  const answers = willing();
  const { session, calls } = await signedInBench(answers);
  await expect.poll(() => session.downloadCount).toBe(3);
  const [events, messages, navigation] = [new CallEvents(), new KeptMessages(), new KeptNavigation()];
  new DownloadNotice(events, messages, navigation, session);

  answers[mainPaths.downloadCount] = { taskCount: 4 };
  const asked = () => calls.filter(({ path }) => path === mainPaths.downloadCount).length;
  const before = asked();
  events.queued({ taskid: 't-1' });
  await expect.poll(() => session.downloadCount).toBe(4);
  expect(asked()).toBe(before + 1);
  const [tone, text, action] = messages.shown[0] ?? [];
  expect(tone).toBe('good');
  expect(text).toMatchObject({ en: expect.stringContaining('download centre') as string });
  expect(action?.text).toMatchObject({ en: 'Go to download centre' });
  action?.run();
  expect(navigation.went).toEqual(['/admin/resourceCenter/downList']);
});
