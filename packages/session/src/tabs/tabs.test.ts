import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tabEvents } from '../testing.ts';
import { changeTabs, type TabEvent } from './change-tabs.ts';
import { restoreTabs, storedTabs } from './restore-tabs.ts';
import { emptyWorkspace, homeKey, mostTabs, type Workspace } from './workspace.ts';

const open = (page: string, instance?: string): TabEvent => ({
  kind: 'open',
  page,
  instance,
  path: `/admin/basic/${page}`,
  title: { zh: page, en: page },
});
const after = (...events: readonly TabEvent[]): Workspace => events.reduce(changeTabs, emptyWorkspace);
const keys = ({ tabs }: Workspace) => tabs.map(tab => tab.key);
const workspaces = fc.array(tabEvents(), { maxLength: 60 }).map(events => after(...events));
const any = () => true;

describe('open tabs', () => {
  it('[N10] two records of a page are two tabs, the same one opens once', () => {
    const workspace = after(open('order', '1'), open('order', '2'), open('order', '1'));
    expect(keys(workspace)).toEqual([homeKey, 'order/1', 'order/2']);
    expect(workspace.active).toBe('order/1');
  });

  it('[N10] opening again takes the new address', () => {
    const workspace = changeTabs(after(open('skuList')), {
      kind: 'open',
      page: 'skuList',
      path: '/admin/basic/skuList?q=1',
      title: { zh: '一', en: 'One' },
    });
    expect(workspace.tabs[1]).toMatchObject({ path: '/admin/basic/skuList?q=1', title: { en: 'One' } });
  });

  it('[N10] closing the tab in sight brings back the one used before', () => {
    const workspace = after(open('a'), open('b'), open('c'), { kind: 'activate', key: 'a' }, { kind: 'close', key: 'a' });
    expect(workspace.active).toBe('c');
    expect(changeTabs(workspace, { kind: 'close', key: 'b' }).active).toBe('c');
  });

  it('[N10] home is never closed or unpinned', () => {
    expect(
      keys(
        after(open('a'), { kind: 'close', key: homeKey }, { kind: 'pin', key: homeKey, pinned: false }, { kind: 'closeOthers', key: 'a' }),
      ),
    ).toEqual([homeKey, 'a']);
  });

  it('[N10] pinned tabs stand next to home and survive closing the others', () => {
    const workspace = after(open('a'), open('b'), open('c'), { kind: 'pin', key: 'c', pinned: true }, { kind: 'closeOthers', key: 'b' });
    expect(keys(workspace)).toEqual([homeKey, 'c', 'b']);
    expect(workspace.active).toBe('b');
  });

  it('[N10] one too many closes the one used longest ago, pinned ones last', () => {
    const many = Array.from({ length: mostTabs - 1 }, (_, at) => open('order', String(at)));
    const full = after(...many, { kind: 'pin', key: 'order/0', pinned: true }, { kind: 'activate', key: 'order/1' });
    expect(full.tabs).toHaveLength(mostTabs);
    expect(keys(full).filter(key => !keys(changeTabs(full, open('skuList'))).includes(key))).toEqual(['order/2']);
  });

  it('[N10] one too many closes nothing that is unsaved, and stays one too many where everything is', () => {
    const full = after(...Array.from({ length: mostTabs - 1 }, (_, at) => open('order', String(at))));
    const next = (unsaved: readonly string[]) => changeTabs(full, { ...open('skuList'), unsaved } as TabEvent);
    expect(keys(full).filter(key => !keys(next(['order/0', 'order/1'])).includes(key))).toEqual(['order/2']);
    expect(next(keys(full)).tabs).toHaveLength(mostTabs + 1);
  });

  it('[N10] whatever happens: home first, pinned before others, each once, not too many, one in sight', () => {
    fc.assert(
      fc.property(workspaces, ({ tabs, active }) => {
        expect(tabs[0]?.key).toBe(homeKey);
        expect(tabs.map(tab => tab.pinned)).toEqual(tabs.map(tab => tab.pinned).toSorted((one, other) => Number(other) - Number(one)));
        expect(new Set(tabs.map(tab => tab.key)).size).toBe(tabs.length);
        expect(tabs.length).toBeLessThanOrEqual(mostTabs);
        expect(tabs.some(tab => tab.key === active)).toBe(true);
      }),
    );
  });

  it('[N10] an event about a tab that is not open changes nothing', () => {
    const workspace = after(open('a'));
    for (const kind of ['activate', 'close', 'closeOthers'] as const) expect(changeTabs(workspace, { kind, key: 'z' })).toBe(workspace);
  });
});

describe('kept tabs', () => {
  it('[N11] [spec 4.12] come back as they were', () => {
    fc.assert(
      fc.property(workspaces, workspace => {
        expect(restoreTabs(storedTabs(workspace), any)).toEqual({
          ...workspace,
          tabs: [emptyWorkspace.tabs[0], ...workspace.tabs.slice(1)],
        });
      }),
    );
  });

  it('[N11] leave out pages that may not be opened any more', () => {
    const restored = restoreTabs(storedTabs(after(open('a'), open('b'))), page => page !== 'b');
    expect(keys(restored)).toEqual([homeKey, 'a']);
    expect(restored.active).toBe(homeKey);
  });

  it('[N11] of any text are a workspace', () => {
    const tab = fc.record({
      page: fc.oneof(fc.constant('a'), fc.jsonValue()),
      path: fc.oneof(fc.constant('/admin/a/b'), fc.jsonValue()),
      title: fc.oneof(fc.constant({ zh: '', en: '' }), fc.jsonValue()),
      pinned: fc.jsonValue(),
      used: fc.jsonValue(),
    });
    const text = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record({ tabs: fc.array(fc.oneof(tab, fc.jsonValue()), { maxLength: 40 }), active: fc.jsonValue() })
        .map(value => JSON.stringify(value)),
    );
    fc.assert(
      fc.property(fc.option(text), stored => {
        const { tabs, active } = restoreTabs(stored, any);
        expect(tabs[0]?.key).toBe(homeKey);
        expect(tabs.length).toBeLessThanOrEqual(mostTabs);
        expect(tabs.some(one => one.key === active)).toBe(true);
      }),
    );
  });
});
