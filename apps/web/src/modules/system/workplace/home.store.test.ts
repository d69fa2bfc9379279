import { mainPaths, officePaths } from '@axle/wire';
import { expect, it } from 'vitest';
import { refused } from '../../../testing/answering-clients.ts';
import { signedInBench, willing } from '../../../testing/session-bench.ts';
import { ageWords } from './age-words.ts';
import { HomeStore, pace } from './home.store.ts';

const todos = { at: '2026-05-20T08:30:00.000Z', cards: [] };

async function workplace(answers: object = {}) {
  const bench = await signedInBench({
    ...willing(),
    [mainPaths.homeTodo]: todos,
    [mainPaths.homeKpi]: { at: todos.at, tiles: [] },
    [officePaths.messages]: { list: [], total: 0, unread: 0 },
    [mainPaths.snoozeAlert]: {},
    ...answers,
  });
  const events = { writes: 0 };
  const home = new HomeStore({ ...bench, events });
  const asked = (path: string) => bench.paths().filter(one => one === path).length;
  return { ...bench, home, events, asked };
}

it('one source that fails leaves the others in sight, and can be asked again', async () => {
  let answer: unknown = refused('NO_RESPONSE', '连接服务器出错');
  const { home } = await workplace({ [mainPaths.homeTodo]: () => answer });
  await home.refresh();
  expect([home.todos.state, home.kpis.state, home.alerts.state]).toEqual(['failed', 'ready', 'ready']);
  expect(home.todos.refusal?.zh).toBe('连接服务器出错');
  answer = todos;
  home.todos.retry();
  await expect.poll(() => home.todos.state).toBe('ready');
});

it('what stands stays in sight while it is asked again, and nothing is asked twice at once', async () => {
  const { home, clock, asked } = await workplace();
  await home.refresh();
  await home.refresh();
  expect(asked(mainPaths.homeTodo)).toBe(1);
  clock.pass(pace.refresh);
  const again = home.refresh();
  expect(home.todos.value).toEqual(todos);
  await again;
  expect(asked(mainPaths.homeTodo)).toBe(2);
});

it('after a write of the user everything is loaded at once, and counted again that one time', async () => {
  const { home, events, clock, asked, calls } = await workplace();
  const again = () => calls.filter(({ path }) => path === mainPaths.homeTodo).map(({ content }) => content);
  await home.refresh();
  events.writes += 1;
  await home.refresh();
  await home.refresh();
  expect(asked(mainPaths.homeTodo)).toBe(2);
  clock.pass(pace.refresh);
  await home.refresh();
  expect(again()).toEqual([{}, { again: 1 }, {}]);
});

it('a warning that is put off leaves at once', async () => {
  const { home, asked } = await workplace();
  await home.refresh();
  expect(await home.snooze(7)).toBe(true);
  expect(asked(officePaths.messages)).toBe(2);
});

it.each([
  [30_000, 'just now'],
  [59 * 60_000, '59 min ago'],
  [5 * 3_600_000, '5 h ago'],
  [24 * 3_600_000, '1 day ago'],
  [50 * 3_600_000, '2 days ago'],
])('%d milliseconds are shown as %s', (age, words) => {
  expect(ageWords(age).en).toBe(words);
});
