import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrangedBlocks, changeBlocks, type HomeBlock, homeLimits, type LayoutEvent } from './home-layout.ts';
import { shortcutsOf } from './shortcuts.ts';
import { inTodoOrder, todoLevel } from './todo-order.ts';
import { visibleBlocks } from './visible-blocks.ts';

const source = (page: string) => ({ page, permission: `section.${page}.list` });
const pair = (page: string) => ({ page, api: `section.${page}.list` });
const pages = fc.subarray(['orderList', 'purchaseOrder', 'downList', 'supplierFile']);
const keys = ['todo', 'alerts', 'kpi', 'messages'] as const;
const block = (key: string, hidden = false, size: HomeBlock['size'] = 1): HomeBlock => ({ key, hidden, size });
const defaults = keys.map(key => block(key));
const event: fc.Arbitrary<LayoutEvent> = fc.oneof(
  fc.record(
    { kind: fc.constant('move' as const), key: fc.constantFrom(...keys, 'gone'), before: fc.constantFrom(...keys, 'gone') },
    { requiredKeys: ['kind', 'key'] },
  ),
  fc.record({ kind: fc.constant('show' as const), key: fc.constantFrom(...keys), hidden: fc.boolean() }),
  fc.record({ kind: fc.constant('resize' as const), key: fc.constantFrom(...keys), size: fc.constantFrom(1, 2, 3) }),
);
const keysOf = (blocks: readonly HomeBlock[]) => blocks.map(({ key }) => key);

describe('[N13] the blocks that are shown', () => {
  it('stand on pages that may be listed', () => {
    const sources = [source('orderList'), source('purchaseOrder')];
    expect(visibleBlocks(sources, [pair('orderList')], false)).toEqual([sources[0]]);
    expect(visibleBlocks(sources, [{ page: 'orderList', api: 'section.orderList.export' }], false)).toEqual([]);
    expect(visibleBlocks(sources, [], true)).toEqual(sources);
  });

  it('adding a permission never removes a block', () => {
    fc.assert(
      fc.property(pages, pages, fc.constantFrom('orderList', 'purchaseOrder', 'downList'), (all, held, added) => {
        const before = visibleBlocks(all.map(source), held.map(pair), false);
        const after = visibleBlocks(all.map(source), [...held.map(pair), pair(added)], false);
        expect(before.every(one => after.some(({ page }) => page === one.page))).toBe(true);
      }),
    );
  });
});

describe('[N14] what waits', () => {
  it('is as urgent as its most urgent part', () => {
    expect(todoLevel({ total: 20, overdue: 3, today: 5 })).toBe('overdue');
    expect(todoLevel({ total: 17, overdue: 0, today: 5 })).toBe('today');
    expect(todoLevel({ total: 12, overdue: 0, today: 0 })).toBe('normal');
    expect(todoLevel({ total: 0, overdue: 0, today: 0 })).toBeUndefined();
  });

  it('stands by what is overdue, then due today, then by all, and nothing is lost', () => {
    const count = fc.nat({ max: 3 });
    fc.assert(
      fc.property(fc.array(fc.record({ total: count, overdue: count, today: count })), cards => {
        const ordered = inTodoOrder(cards);
        expect(new Set(ordered)).toEqual(new Set(cards));
        for (const [place, card] of ordered.slice(1).entries()) expect(ordered[place]!.overdue).toBeGreaterThanOrEqual(card.overdue);
      }),
    );
  });
});

describe('[N15] an arrangement', () => {
  it('keeps the order of its user, and puts what is new where it stands by default', () => {
    expect(keysOf(arrangedBlocks(defaults, [block('messages'), block('todo'), block('former')]))).toEqual([
      'messages',
      'todo',
      'alerts',
      'kpi',
    ]);
    expect(keysOf(arrangedBlocks(defaults))).toEqual([...keys]);
    expect(arrangedBlocks(defaults, [block('kpi', true, 3)]).find(({ key }) => key === 'kpi')).toEqual(block('kpi', true, 3));
  });

  it('holds every block that there is, each once', () => {
    const stored = fc.array(fc.constantFrom(...keys, 'former').map(key => block(key)));
    fc.assert(
      fc.property(stored, blocks => {
        expect(keysOf(arrangedBlocks(defaults, blocks)).toSorted()).toEqual([...keys].toSorted());
      }),
    );
  });
});

describe('[N16] changing it', () => {
  it('moves a block before another one, or to the end', () => {
    expect(keysOf(changeBlocks(defaults, { kind: 'move', key: 'kpi', before: 'todo' }))).toEqual(['kpi', 'todo', 'alerts', 'messages']);
    expect(keysOf(changeBlocks(defaults, { kind: 'move', key: 'todo' }))).toEqual(['alerts', 'kpi', 'messages', 'todo']);
  });

  it('neither loses a block nor doubles one, whatever is done', () => {
    fc.assert(
      fc.property(fc.array(event), events => {
        const after = events.reduce(changeBlocks, defaults as readonly HomeBlock[]);
        expect(keysOf(after).toSorted()).toEqual([...keys].toSorted());
      }),
    );
  });
});

describe('[N17] shortcuts', () => {
  const menu = Array.from({ length: 30 }, (_, place) => `page${place}`);

  it('are proposed by use, and chosen from the menu alone', () => {
    const used = [
      { page: 'page7', views: 3 },
      { page: 'page20', views: 9 },
      { page: 'former', views: 90 },
    ];
    expect(shortcutsOf(undefined, used, menu).map(({ page }) => page)).toEqual([
      'page20',
      'page7',
      'page0',
      'page1',
      'page2',
      'page3',
      'page4',
      'page5',
    ]);
    expect(shortcutsOf([{ page: 'former' }, { page: 'page9' }, { page: 'page9', tab: 'all' }, { page: 'page9' }], used, menu)).toEqual([
      { page: 'page9' },
      { page: 'page9', tab: 'all' },
    ]);
    expect(shortcutsOf([], used, menu)).toEqual([]);
  });

  it('are never more than sixteen', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...menu, 'former').map(page => ({ page }))), chosen => {
        const shown = shortcutsOf(chosen, [], menu);
        expect(shown.length).toBeLessThanOrEqual(homeLimits.shortcuts);
        expect(shown.every(({ page }) => menu.includes(page))).toBe(true);
      }),
    );
  });
});
