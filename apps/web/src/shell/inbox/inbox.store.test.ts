import { describe, expect, it } from 'vitest';
import { type InboxMessage, officePaths } from '@axle/wire';
import { refused } from '../../testing/answering-clients.ts';
import { ManualClock } from '../../testing/manual-clock.ts';
import { KeptMessages, KeptNavigation } from '../../testing/memory-ports.ts';
import { signedInBench, willing } from '../../testing/session-bench.ts';
import { CallEvents } from '../../gateways/call-events.ts';
import type { Dialogs } from '../dialogs/dialogs.ts';
import { InboxStore } from './inbox.store.ts';
import { InboxWatch } from './inbox-watch.ts';

const message = (id: number, more: Partial<InboxMessage> = {}): InboxMessage => ({
  id,
  at: '2026-05-20T08:30:00.000Z',
  event: 'export.ready',
  level: 'info',
  title_zh: `导出完成：${id}`,
  title_en: `Export ready: ${id}`,
  body_zh: '',
  body_en: '',
  link_page: 'downList',
  link_record: 12,
  object: '',
  counter: 1,
  read_at: null,
  ...more,
});

/** A server that keeps messages, newest first. */
class Mailbox {
  held: InboxMessage[] = [];
  failing = false;

  list = ({ unread, level, size }: { unread?: boolean; level?: string; size: number }) => {
    if (this.failing) return refused('NO_RESPONSE', '连接服务器出错');
    const found = this.held.filter(each => (!unread || each.read_at === null) && (!level || each.level === level));
    return { list: found.slice(0, size), total: found.length, unread: this.unread };
  };
  read = ({ ids, up_to }: { ids?: readonly number[]; up_to?: number }) => {
    this.held = this.held.map(each =>
      ids?.includes(each.id) || (!ids && each.id <= (up_to ?? each.id)) ? { ...each, read_at: 'now' } : each,
    );
    return { unread: this.unread };
  };
  remove = ({ ids, up_to }: { ids?: readonly number[]; up_to?: number }) => {
    this.held = this.held.filter(each => !(ids?.includes(each.id) || (!ids && each.id <= (up_to ?? each.id))));
    return { unread: this.unread };
  };

  get unread(): number {
    return this.held.filter(each => each.read_at === null).length;
  }
}

async function inboxBench(confirms = true) {
  const mailbox = new Mailbox();
  const bench = await signedInBench({
    ...willing(),
    [officePaths.messages]: mailbox.list,
    [officePaths.readMessages]: mailbox.read,
    [officePaths.readAllMessages]: mailbox.read,
    [officePaths.deleteMessages]: mailbox.remove,
    [officePaths.deleteAllMessages]: mailbox.remove,
  });
  const dialogs: Dialogs = { confirm: async () => confirms, prompt: async () => undefined };
  const inbox = new InboxStore({ office: bench.office, session: bench.session, dialogs });
  return { ...bench, mailbox, inbox };
}

const ids = (inbox: InboxStore) => inbox.list.map(({ id }) => id);

describe('the inbox', () => {
  it('shows a tab at a time, and more of it when asked', async () => {
    const { inbox, mailbox } = await inboxBench();
    mailbox.held = Array.from({ length: 30 }, (_, index) => message(30 - index, index % 10 === 0 ? { level: 'warn' } : {}));
    inbox.show();
    await expect.poll(() => inbox.state).toBe('ready');
    expect([inbox.list.length, inbox.hasMore, inbox.unread]).toEqual([20, true, 30]);
    inbox.more();
    await expect.poll(() => inbox.list.length).toBe(30);
    expect(inbox.hasMore).toBe(false);
    inbox.choose('warn');
    await expect.poll(() => ids(inbox)).toEqual([30, 20, 10]);
  });

  it('what is read leaves the unread ones, what is deleted leaves all', async () => {
    const { inbox, mailbox } = await inboxBench();
    mailbox.held = [message(2), message(1)];
    inbox.choose('unread');
    inbox.show();
    await expect.poll(() => ids(inbox)).toEqual([2, 1]);
    await inbox.read(message(2));
    await expect.poll(() => [ids(inbox), inbox.unread]).toEqual([[1], 1]);
    inbox.choose('all');
    await inbox.remove(message(1));
    await expect.poll(() => [ids(inbox), inbox.unread]).toEqual([[2], 0]);
  });

  it('reading all leaves unread what came while nobody looked', async () => {
    const { inbox, mailbox } = await inboxBench();
    mailbox.held = [message(1)];
    inbox.show();
    await expect.poll(() => ids(inbox)).toEqual([1]);
    mailbox.held = [message(2), ...mailbox.held];
    await inbox.readAll();
    expect(inbox.unread).toBe(1);
  });

  it.each([
    [true, []],
    [false, [1]],
  ])('is emptied only when the question is answered with %s', async (confirms, left) => {
    const { inbox, mailbox } = await inboxBench(confirms);
    mailbox.held = [message(1)];
    inbox.show();
    await expect.poll(() => ids(inbox)).toEqual([1]);
    await inbox.removeAll();
    await expect.poll(() => ids(inbox)).toEqual(left);
  });

  it('says why it did not load, and can be asked again', async () => {
    const { inbox, mailbox } = await inboxBench();
    mailbox.failing = true;
    inbox.show();
    await expect.poll(() => [inbox.state, inbox.refusal?.zh]).toEqual(['failed', '连接服务器出错']);
    mailbox.failing = false;
    inbox.retry();
    await expect.poll(() => inbox.state).toBe('ready');
  });

  it('leads only to pages that are the user’s', async () => {
    const { inbox } = await inboxBench();
    expect(inbox.addressOf(message(1))).toBe('/admin/resourceCenter/downList?record=12');
    expect(inbox.addressOf(message(1, { link_record: 12, link_part: 'timeline' }))).toBe(
      '/admin/resourceCenter/downList?record=12&part=timeline',
    );
    expect(inbox.addressOf(message(1, { link_record: null }))).toBe('/admin/resourceCenter/downList');
    expect(inbox.addressOf(message(1, { link_page: 'paymentApproval' }))).toBeUndefined();
    expect(inbox.addressOf(message(1, { link_page: null }))).toBeUndefined();
  });
});

async function watchBench() {
  const bench = await inboxBench();
  const [messages, navigation, clock, events] = [new KeptMessages(), new KeptNavigation(), new ManualClock(), new CallEvents()];
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
  const { inbox, session } = bench;
  new InboxWatch({ inbox, session, messages, navigation, clock, events, page: page as unknown as Document }).start();
  await expect.poll(() => bench.paths().filter(path => path === officePaths.messages).length).toBe(1);
  await Promise.resolve();
  const looks = () => bench.paths().filter(path => path === officePaths.messages).length;
  return { ...bench, messages, navigation, clock, events, page, looks };
}

describe('the watch', () => {
  it('counts what waits, announces only what comes, and asks the download badge with it', async () => {
    const { mailbox, inbox, messages, clock, paths } = await watchBench();
    const badge = () => paths().filter(path => path.endsWith('/count')).length;
    const before = badge();
    mailbox.held = [message(1)];
    clock.pass(30_000);
    await expect.poll(() => inbox.unread).toBe(1);
    expect(messages.shown).toMatchObject([['good', { en: 'Export ready: 1' }, { kept: true }]]);
    expect(badge()).toBe(before + 1);
    clock.pass(30_000);
    await expect.poll(() => paths().filter(path => path === officePaths.messages).length).toBe(3);
    expect(messages.shown).toHaveLength(1);
  });

  it('what is announced opens its record and is read with it', async () => {
    const { mailbox, inbox, messages, navigation, clock } = await watchBench();
    mailbox.held = [message(1)];
    clock.pass(30_000);
    await expect.poll(() => messages.shown.length).toBe(1);
    messages.shown[0]?.[2]?.run();
    expect(navigation.went).toEqual(['/admin/resourceCenter/downList?record=12']);
    await expect.poll(() => [inbox.unread, mailbox.unread]).toEqual([0, 0]);
  });

  it('what leads nowhere opens the inbox', async () => {
    const { mailbox, inbox, messages, clock } = await watchBench();
    mailbox.held = [message(1, { link_page: null, level: 'warn' })];
    clock.pass(30_000);
    await expect.poll(() => messages.shown.length).toBe(1);
    messages.shown[0]?.[2]?.run();
    expect(inbox.isOpen).toBe(true);
  });

  it('looks sooner while an export is expected', async () => {
    const { events, clock, looks } = await watchBench();
    events.queued({ taskid: 'a' });
    clock.pass(8_000);
    expect(looks()).toBe(3);
    clock.pass(120_000);
    const after = looks();
    clock.pass(59_000);
    expect(looks() - after).toBeLessThanOrEqual(2);
  });

  it('does not look while the app is out of sight, and at once when it is back', async () => {
    const { page, clock, looks } = await watchBench();
    page.visibilityState = 'hidden';
    clock.pass(300_000);
    expect(looks()).toBe(1);
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(looks()).toBe(2);
  });

  it('forgets the messages with the user, and does not look for nobody', async () => {
    const { mailbox, inbox, session, clock, looks } = await watchBench();
    mailbox.held = [message(1)];
    clock.pass(30_000);
    await expect.poll(() => inbox.unread).toBe(1);
    session.forget();
    expect([inbox.unread, inbox.isOpen]).toEqual([0, false]);
    const before = looks();
    clock.pass(300_000);
    expect(looks()).toBe(before);
  });
});
