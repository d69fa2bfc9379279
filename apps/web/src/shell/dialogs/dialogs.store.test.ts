import { expect, it } from 'vitest';
import { DialogsStore } from './dialogs.store.ts';

const question = { title: { zh: '删除', en: 'Delete' }, text: '删除所选数据？' };

it('a confirmation answers whether the user goes on', async () => {
  const store = new DialogsStore();
  const yes = store.confirm(question);
  store.accept();
  expect(await yes).toBe(true);
  const no = store.confirm(question);
  store.dismiss();
  expect(await no).toBe(false);
});

it('[spec 5.7] a prompt keeps a blank answer, and answers trimmed', async () => {
  const store = new DialogsStore();
  const answer = store.prompt(question);
  store.type('   ');
  store.accept();
  expect(store.error).toEqual({ zh: '请正确填写', en: 'Please fill in correctly' });
  store.type('  因为重复 ');
  store.accept();
  expect(await answer).toBe('因为重复');
});

it('a prompt keeps an answer that its own check refuses', async () => {
  const store = new DialogsStore();
  const short = { zh: '至少 5 个字', en: 'At least 5 characters' };
  const answer = store.prompt({ ...question, initial: 'abc', check: text => (text.length < 5 ? short : undefined) });
  expect(store.answer).toBe('abc');
  store.accept();
  expect(store.error).toEqual(short);
  store.dismiss();
  expect(await answer).toBeUndefined();
});

it('questions wait for their turn', async () => {
  const store = new DialogsStore();
  const answers = [store.confirm(question), store.prompt({ ...question, initial: 'x' })];
  expect(store.current?.asksText).toBe(false);
  store.dismiss();
  expect(store.current?.asksText).toBe(true);
  store.accept();
  expect(await Promise.all(answers)).toEqual([false, 'x']);
});
