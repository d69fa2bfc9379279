import { expect, it } from 'vitest';
import { signedInBench } from '../../testing/session-bench.ts';
import { SessionWatch } from './session-watch.ts';

const hour = 3_600_000;

async function watched() {
  const bench = await signedInBench();
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
  expect(reloads()).toBe(1);
});

it('[spec 2.18] activity puts the reload off', async () => {
  const { clock, events, reloads } = await watched();
  clock.pass(hour);
  events.dispatchEvent(new Event('keydown'));
  clock.pass(2 * hour - 1);
  expect(reloads()).toBe(0);
  clock.pass(1);
  expect(reloads()).toBe(1);
});

it('coming back to a tab whose sign-in was replaced in another one reloads it', async () => {
  const { cookie, events, reloads } = await watched();
  events.dispatchEvent(new Event('focus'));
  expect(reloads()).toBe(0);
  cookie.set('signature-of-somebody-else', false);
  events.dispatchEvent(new Event('focus'));
  expect(reloads()).toBe(1);
});
