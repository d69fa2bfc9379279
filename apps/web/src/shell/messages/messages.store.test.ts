import { expect, it } from 'vitest';
import { ManualClock } from '../../testing/manual-clock.ts';
import { MessagesStore } from './messages.store.ts';

it('[spec 9.17] a message goes after 3 s, one with an action stays longer unless it is kept elsewhere', () => {
  const clock = new ManualClock();
  const store = new MessagesStore(clock);
  store.show('good', '已保存');
  store.show('good', '已排队', { text: { zh: '去下载中心', en: 'Go' }, run: () => undefined });
  store.show('good', '导出完成', { text: { zh: '查看', en: 'View' }, run: () => undefined, kept: true });
  clock.pass(2_999);
  expect(store.shown.map(message => message.text)).toEqual(['已保存', '已排队', '导出完成']);
  clock.pass(1);
  expect(store.shown.map(message => message.text)).toEqual(['已排队']);
  clock.pass(9_000);
  expect(store.shown).toEqual([]);
});

it('the same message is in view once, and at most four are', () => {
  const store = new MessagesStore(new ManualClock());
  for (let time = 0; time < 3; time++) store.show('bad', { zh: '连接服务器出错', en: 'Error connecting to server' });
  expect(store.shown).toHaveLength(1);
  for (const text of ['a', 'b', 'c', 'd', 'e']) store.show('info', text);
  expect(store.shown.map(message => message.text)).toEqual(['b', 'c', 'd', 'e']);
});

it('[spec 8.20] what comes with a file stays until it is closed, whatever is said after it, the same words too', () => {
  const clock = new ManualClock();
  const store = new MessagesStore(clock);
  const words = { zh: '提交失败', en: 'Submit failed' };
  store.offer(words, { url: '/1', name: 'a.xlsx' });
  store.show('bad', words);
  store.offer(words, { url: '/2', name: 'b.xlsx' });
  for (const text of ['a', 'b', 'c', 'd', 'e']) store.show('info', text);
  expect(store.shown.map(({ text, file }) => file?.name ?? text)).toEqual(['a.xlsx', 'b.xlsx', 'b', 'c', 'd', 'e']);
  clock.pass(60_000);
  expect(store.shown.map(({ file }) => file?.name)).toEqual(['a.xlsx', 'b.xlsx']);
});
