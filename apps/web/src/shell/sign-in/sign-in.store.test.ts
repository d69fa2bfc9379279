import { expect, it } from 'vitest';
import { officePaths } from '@axle/wire';
import { refused } from '../../testing/answering-clients.ts';
import { sessionBench, willing } from '../../testing/session-bench.ts';
import { SignInStore } from './sign-in.store.ts';

function page(answers = willing()) {
  const bench = sessionBench(answers);
  const store = new SignInStore(bench.session);
  const type = (account: string, password: string) => {
    store.typeAccount(account);
    store.typePassword(password);
  };
  return { store, type, ...bench };
}

it('asks for what is missing before it calls', async () => {
  const { store, type, paths } = page();
  type('  ', '');
  expect(await store.submit()).toBe(false);
  expect([store.accountError?.zh, store.passwordError?.zh]).toEqual(['请输入账号', '请输入密码']);
  expect(paths()).toEqual([]);
  type('a', 'b');
  expect([store.accountError, store.passwordError]).toEqual([undefined, undefined]);
});

it('sends the account trimmed, the password as it is, and whether to remember', async () => {
  const { store, type, calls } = page();
  type(' catalogeditor ', ' secret ');
  store.chooseRemember(true);
  expect(await store.submit()).toBe(true);
  expect(calls.at(-1)?.content).toEqual({ account: 'catalogeditor', password: ' secret ', remember: true });
});

it('shows the refusal, forgets the password and keeps the account', async () => {
  const { store, type } = page({ ...willing(), [officePaths.signIn]: refused('BAD_PASSWORD', '账号或密码错误') });
  type('catalogeditor', 'wrong');
  expect(await store.submit()).toBe(false);
  expect([store.refusal?.zh, store.account, store.password, store.busy]).toEqual(['账号或密码错误', 'catalogeditor', '', false]);
});

it('a double press sends once', async () => {
  const { store, type, paths } = page();
  type('catalogeditor', 'Axle-demo-2026');
  expect(await Promise.all([store.submit(), store.submit()])).toEqual([true, false]);
  expect(paths().filter(path => path === officePaths.signIn)).toHaveLength(1);
});
