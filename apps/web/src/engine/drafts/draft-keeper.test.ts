import { refuse } from '@axle/kernel';
import type { Draft, DraftPlace } from '@axle/wire';
import { beforeEach, describe, expect, it } from 'vitest';
import { browserIds } from '../../gateways/ids.ts';
import { ManualClock } from '../../testing/manual-clock.ts';
import { memoryValues } from '../../testing/memory-ports.ts';
import { settle } from '../../testing/settle.ts';
import { DraftKeeper } from './draft-keeper.ts';
import { memoryDrafts } from './memory-drafts.ts';

const offline = refuse({ code: 'OFFLINE', message: { zh: '断网', en: 'Offline' } });
const typed = (note: string, slot = 'a'): Omit<Draft, 'at'> => ({ slot, page: 'sampleThing', base: {}, values: { note } });

const place = { page: 'sampleThing' };

/** A server that can be cut off, and a browser that can be closed and opened again. */
function bench() {
  const server = memoryDrafts();
  const clock = new ManualClock();
  const values = memoryValues();
  const session = { userId: 7 as number | undefined };
  let isCut = false;
  const drafts = {
    ...server,
    read: (slot: string) => server.read(slot),
    save: async (draft: Draft, known: readonly string[]) => (isCut ? offline : server.save(draft, known)),
    drop: async (slot: string, known: readonly string[]) => (isCut ? offline : server.drop(slot, known)),
    list: async (place?: DraftPlace) => (isCut ? offline : server.list(place)),
  };
  let ids = 0;
  const open = (browser = values) => new DraftKeeper({ drafts, values: browser, clock, session, ids: { next: () => `aside-${++ids}` } });
  const pass = async (milliseconds: number) => {
    clock.pass(milliseconds);
    await settle();
  };
  return { server, session, open, pass, cut: (now: boolean) => (isCut = now) };
}

let { server, session, open, pass, cut } = bench();
beforeEach(() => ({ server, session, open, pass, cut } = bench()));

describe('what is typed', () => {
  it('is sent once after a rest, not at every key', async () => {
    const keeper = open();
    let saves = 0;
    const save = server.kept.set.bind(server.kept);
    server.kept.set = (slot, draft) => {
      saves += 1;
      return save(slot, draft);
    };
    for (const note of ['a', 'ab', 'abc']) {
      keeper.keep(typed(note));
      await pass(300);
    }
    expect([saves, keeper.keeping.get('a')?.kind]).toEqual([0, 'sending']);
    await pass(1000);
    expect([saves, server.kept.get('a')?.values, keeper.keeping.get('a')?.kind]).toEqual([1, { note: 'abc' }, 'kept']);
  });

  it('survives a reload before it was sent', async () => {
    open().keep(typed('abc'), 'abc');
    await pass(300);
    expect(server.kept.size).toBe(0);
    const next = open();
    expect(await next.list(place)).toMatchObject({ ok: true, value: [{ slot: 'a', typed: 'abc' }] });
    expect(await next.read('a')).toMatchObject({ values: { note: 'abc' } });
  });

  it('survives a lost network: it waits here, says so, is offered, and is sent when the network is back', async () => {
    cut(true);
    const keeper = open();
    keeper.keep(typed('abc'));
    await pass(1000);
    expect(keeper.keeping.get('a')?.kind).toBe('local');
    expect(await keeper.list()).toMatchObject({ ok: true, value: [{ slot: 'a' }] });
    cut(false);
    await pass(5000);
    expect([server.kept.get('a')?.values, keeper.keeping.get('a')?.kind]).toEqual([{ note: 'abc' }, 'kept']);
  });

  it('is sent at the next visit where the browser was closed in the meantime', async () => {
    cut(true);
    open().keep(typed('abc'));
    await pass(1000);
    cut(false);
    await open().flush();
    expect(server.kept.get('a')?.values).toEqual({ note: 'abc' });
  });

  it('is not sent as somebody else’s', async () => {
    cut(true);
    open().keep(typed('abc'));
    await pass(1000);
    cut(false);
    session.userId = 8;
    const other = open();
    await other.flush();
    expect([server.kept.size, await other.list(place)]).toEqual([0, { ok: true, value: [] }]);
  });

  it('is newest wherever it was typed last', async () => {
    await server.save({ ...typed('elsewhere', 'b'), at: '2026-05-20T08:00:00.000Z' }, []);
    cut(true);
    const keeper = open();
    keeper.keep(typed('here'));
    await pass(1000);
    expect(await keeper.list(place)).toMatchObject({ ok: true, value: [{ slot: 'a' }] });
    cut(false);
    expect(await keeper.list(place)).toMatchObject({ ok: true, value: [{ slot: 'a' }, { slot: 'b' }] });
  });
});

describe('a draft that is dropped', () => {
  it('is gone here and on the server, also where a sending was on its way', async () => {
    const keeper = open();
    keeper.keep(typed('abc'));
    await pass(1000);
    keeper.keep(typed('abcd'));
    keeper.drop('a');
    await pass(6000);
    expect([server.kept.size, keeper.keeping.size, await keeper.read('a')]).toEqual([0, 0, undefined]);
  });

  it('without a network is not offered again, and goes when the network is back', async () => {
    await server.save({ ...typed('old'), at: '2026-05-20T08:00:00.000Z' }, []);
    cut(true);
    const keeper = open();
    keeper.drop('a');
    await pass(0);
    cut(false);
    const next = open();
    expect([await next.read('a'), await next.list(place)]).toEqual([undefined, { ok: true, value: [] }]);
    await pass(5000);
    expect(server.kept.size).toBe(0);
  });
});

it('a draft that the server refuses stays here with the reason, and is not sent again before it changes', async () => {
  const keeper = open();
  let asked = 0;
  const reason = refuse({ code: 'FORBIDDEN', message: { zh: '无权', en: 'Forbidden' } });
  server.save = async () => {
    asked += 1;
    return reason;
  };
  const refusing = new DraftKeeper({ drafts: server, values: memoryValues(), clock: new ManualClock(), session, ids: browserIds });
  refusing.keep(typed('abc'));
  await refusing.flush();
  await refusing.flush();
  expect([asked, refusing.keeping.get('a')?.kind, keeper.keeping.size]).toEqual([1, 'refused', 0]);
});

describe('one draft in two windows', () => {
  const note = async (keeper: DraftKeeper, slot = 'a') => (await keeper.read(slot))?.values['note'];

  it('is not overwritten by either: what was typed second steps aside into a draft of its own', async () => {
    const [first, second] = [open(), open(memoryValues())];
    first.keep(typed('begun'));
    await pass(1000);
    await Promise.all([first.read('a'), second.read('a')]);
    first.keep(typed('of the first'));
    await pass(1000);
    second.keep(typed('of the second'));
    await pass(1000);
    await pass(1000);
    expect([...second.moved]).toEqual([['a', 'aside-1']]);
    expect([...server.kept.values()].map(draft => [draft.slot, draft.values['note']])).toEqual([
      ['a', 'of the first'],
      ['aside-1', 'of the second'],
    ]);
    expect([await note(second), await note(second, 'aside-1'), second.moved.size]).toEqual(['of the first', 'of the second', 0]);
    second.keep(typed('of the second, having read'));
    await pass(1000);
    expect(server.kept.get('a')?.values).toEqual({ note: 'of the second, having read' });
  });

  it('is not touched by a window that only reads it, nor taken away by one that is done with what it knew', async () => {
    const [first, second] = [open(), open(memoryValues())];
    first.keep(typed('begun'));
    await pass(1000);
    await second.read('a');
    second.keep(typed('begun'));
    await pass(1000);
    expect(second.keeping.get('a')?.kind).toBe('kept');
    first.keep(typed('gone on'));
    await pass(1000);
    second.drop('a');
    await pass(1000);
    expect([await note(first), second.moved.size]).toEqual(['gone on', 0]);
  });

  it('of one browser is sent once and steps aside for none, also where the network was away', async () => {
    const first = open();
    cut(true);
    for (const text of ['a', 'ab', 'abc']) {
      first.keep(typed(text));
      await pass(400);
    }
    const second = open();
    await second.flush();
    cut(false);
    await second.flush();
    await first.flush();
    first.keep(typed('abcd'));
    await pass(6000);
    expect([server.kept.size, server.kept.get('a')?.values, first.moved.size + second.moved.size]).toEqual([1, { note: 'abcd' }, 0]);
  });
});
