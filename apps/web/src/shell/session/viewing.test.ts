import { mainPaths, viewSignature } from '@axle/wire';
import { expect, it } from 'vitest';
import { CallEvents } from '../../gateways/call-events.ts';
import { signedInBench, willing } from '../../testing/session-bench.ts';
import { Viewing } from './viewing.ts';

const own = 'signature-of-the-first-sign-in';

async function bench(remember = false) {
  const made = await signedInBench({ ...willing(), [mainPaths.viewAs]: { remember }, [mainPaths.endView]: { remember } });
  const opened: string[] = [];
  const events = new CallEvents();
  const viewing = new Viewing({ ...made, open: address => void opened.push(address) }, events);
  return { ...made, opened, events, viewing };
}

it('[G11] the cookie says whose eyes these are, as long as the sign-in is kept, and gives them back', async () => {
  const { viewing, cookie, cookies, opened, session } = await bench(true);
  await viewing.begin(9);
  expect(cookie.read()).toBe(viewSignature(own, 9));
  expect(cookies.orders.at(-1)?.maxAge).toBe(31_536_000);
  expect(session.isReplaced()).toBe(true);
  await viewing.end();
  expect(cookie.read()).toBe(own);
  expect(cookies.orders.at(-1)?.maxAge).toBe(31_536_000);
  expect(opened).toEqual(['/admin/home/homeIndex', '/admin/system/users']);
});

it('[G11] a look that is over leads back to the viewer’s own sign-in, which is not ended', async () => {
  const { viewing, cookie, events, opened } = await bench();
  await viewing.begin(9);
  events.signedOut({ gateway: 'main', message: 'over', signature: own });
  expect(cookie.read()).toBe(viewSignature(own, 9));
  events.signedOut({ gateway: 'main', message: 'over', signature: viewSignature(own, 9) });
  expect([cookie.read(), opened.length]).toEqual([own, 2]);
});

it('nobody who looks as themselves is led anywhere', async () => {
  const { viewing, cookie, events, opened } = await bench();
  events.signedOut({ gateway: 'main', message: 'over', signature: own });
  await viewing.end();
  expect([cookie.read(), opened]).toEqual([own, []]);
});
