import { expect, it } from 'vitest';
import { officePaths } from '@axle/wire';
import { signedInBench, willing } from '../../testing/session-bench.ts';
import { SessionWatch } from './session-watch.ts';

const hour = 3_600_000;

async function watched(answers = willing()) {
  const bench = await signedInBench({ [officePaths.noteIdle]: undefined, ...answers });
  const events = new EventTarget() as unknown as Window;
  let reloads = 0;
  new SessionWatch(bench.clock, bench.session, { events, reload: () => reloads++ }).start();
  return { ...bench, events, reloads: () => reloads };
}

it('[spec 2.18] the app reloads after 2 h without keyboard or mouse', async () => {
  const { clock, reloads } = await watched();
  clock.pass(2 * hour - 1);
  expect(reloads()).toBe(0);
  clock.pass(1);
  await expect.poll(reloads).toBe(1);
});

it('[spec 2.18] activity puts the reload off', async () => {
  const { clock, events, reloads } = await watched();
  clock.pass(hour);
  events.dispatchEvent(new Event('keydown'));
  clock.pass(2 * hour - 1);
  expect(reloads()).toBe(0);
  clock.pass(1);
  await expect.poll(reloads).toBe(1);
});

it('coming back to a tab whose sign-in was replaced in another one reloads it', async () => {
  const { cookie, events, reloads } = await watched();
  events.dispatchEvent(new Event('focus'));
  expect(reloads()).toBe(0);
  cookie.set('signature-of-somebody-else', false);
  events.dispatchEvent(new Event('focus'));
  expect(reloads()).toBe(1);
});

it('an idle reload is first reported to the server, for whose reply it waits 2 s at most', async () => {
  const { clock, reloads, paths } = await watched({ ...willing(), [officePaths.noteIdle]: () => new Promise(() => undefined) });
  clock.pass(2 * hour);
  expect(paths().at(-1)).toBe(officePaths.noteIdle);
  expect(reloads()).toBe(0);
  clock.pass(2_000);
  expect(reloads()).toBe(1);
});
