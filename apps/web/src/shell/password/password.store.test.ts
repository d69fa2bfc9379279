import { describe, expect, it } from 'vitest';
import { officePaths, type Recheck } from '@axle/wire';
import { refused } from '../../testing/answering-clients.ts';
import { KeptMessages } from '../../testing/memory-ports.ts';
import { catalogueEditor, signedInBench, willing } from '../../testing/session-bench.ts';
import { PasswordStore } from './password.store.ts';

const days = (count: number) => Date.UTC(2026, 4, 20, 8, 30) / 1000 + count * 86_400;

async function dialog(recheck: Partial<Recheck>, password?: unknown) {
  const answers = { ...willing(), [officePaths.recheck]: { ...catalogueEditor, ...recheck }, [officePaths.changePassword]: password };
  const bench = await signedInBench(answers);
  const messages = new KeptMessages();
  const store = new PasswordStore({ ...bench, messages });
  const fill = (old: string, fresh: string, repeat = fresh) => {
    store.type('old', old);
    store.type('password', fresh);
    store.type('repeat', repeat);
    return store.submit();
  };
  return { store, fill, messages, answers, bench };
}

describe('the dialog', () => {
  it('[spec 3.12] opens automatically at the first login, and cannot be closed', async () => {
    const { store } = await dialog({ first_login: true });
    store.hide();
    expect([store.isOpen, store.prompt.kind, store.prompt.blocking]).toEqual([true, 'firstLogin', true]);
  });

  it('opens automatically after the expiry, and cannot be closed', async () => {
    const { store } = await dialog({ password_expired_time: days(-1) });
    store.hide();
    expect([store.isOpen, store.prompt.kind]).toEqual([true, 'expired']);
  });

  it('[spec 3.12] reminds before the expiry, once a day', async () => {
    const { store, bench } = await dialog({ need_popup: true, password_expired_time: days(3.2) });
    expect([store.isOpen, store.prompt.daysLeft]).toEqual([true, 4]);
    store.hide();
    expect(store.isOpen).toBe(false);
    bench.clock.pass(86_400_000);
    expect(new PasswordStore({ ...bench, messages: new KeptMessages() }).isOpen).toBe(true);
  });

  it('otherwise comes when it is asked for', async () => {
    const { store } = await dialog({});
    expect(store.isOpen).toBe(false);
    store.show();
    expect(store.isOpen).toBe(true);
  });
});

describe('a new password', () => {
  it('is checked before it is sent', async () => {
    const { store, fill, bench } = await dialog({ first_login: true });
    await fill('', 'short', 'other');
    expect(store.refusals.map(refusal => refusal.field)).toEqual(['old', 'password', 'password', 'repeat']);
    expect(bench.paths()).not.toContain(officePaths.changePassword);
  });

  it('that the server refuses keeps the dialog, with its words', async () => {
    const { store, fill } = await dialog({ first_login: true }, refused('REUSED', '新密码不能与最近5次相同'));
    await fill('Axle-demo-2026', 'Another-2027');
    expect(store.refusals[0]?.message.zh).toBe('新密码不能与最近5次相同');
    expect(store.isOpen).toBe(true);
  });

  it('that is taken closes the dialog after a fresh recheck', async () => {
    const { store, fill, answers, messages } = await dialog({ first_login: true });
    expect(store.isAlone).toBe(true);
    answers[officePaths.recheck] = catalogueEditor;
    await fill('Axle-demo-2026', 'Another-2027');
    expect([store.isOpen, store.prompt.kind, store.password]).toEqual([false, 'none', '']);
    expect(store.isAlone).toBe(false);
    expect(messages.shown[0]?.[0]).toBe('good');
  });
});
