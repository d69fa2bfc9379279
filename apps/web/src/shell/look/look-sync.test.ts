import { officePaths } from '@axle/wire';
import { expect, it } from 'vitest';
import { memoryValues } from '../../testing/memory-ports.ts';
import { catalogueEditor, sessionBench, signedInBench, willing } from '../../testing/session-bench.ts';
import { LookStore } from './look.store.ts';
import { LookSync } from './look-sync.ts';

const light = { dark: () => false, listen: () => undefined };

function started(answers = willing()) {
  const bench = sessionBench(answers);
  const values = memoryValues();
  const look = new LookStore(values, light);
  new LookSync(bench.main, bench.session, look).start();
  const signIn = async () => {
    await bench.session.signIn({ account: 'catalogeditor', password: 'Axle-demo-2026', remember: false });
    await bench.session.load();
  };
  return { ...bench, look, values, signIn };
}

const serverWith = (look: object) => ({ ...willing(), [officePaths.recheck]: { ...catalogueEditor, look } });

it('what the server has for a user is taken over, and kept by the browser for the next start', async () => {
  const { look, values, signIn } = started(serverWith({ density: 'compact', theme: 'dark' }));
  expect([look.density, look.theme]).toEqual(['normal', 'system']);
  await signIn();
  expect([look.density, look.theme, look.dark]).toEqual(['compact', 'dark', true]);
  expect(new LookStore(values, light).theme).toBe('dark');
});

it('a choice made here is not overruled by a late reply; the next sign-in takes over the server’s choice again', async () => {
  const { look, session, signIn } = started(serverWith({ density: 'compact', theme: 'dark' }));
  await signIn();
  look.chooseDensity('loose');
  await session.recheckNow();
  expect(look.density).toBe('loose');
  session.forget();
  await signIn();
  expect(look.density).toBe('compact');
});

it('unknown values are not taken over, and a user who never chose keeps the choices of this browser', async () => {
  const { look, signIn } = started(serverWith({ density: 'huge', theme: 7 }));
  look.chooseTheme('light');
  await signIn();
  expect([look.density, look.theme]).toEqual(['normal', 'light']);
  const bench = await signedInBench();
  expect(bench.session.recheck?.look).toBeUndefined();
});
