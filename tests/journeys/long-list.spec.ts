import { expect, type Page } from '@playwright/test';
import { openByMenu, panel, signIn, test } from './person.ts';

/** A list as it is seen: where it stands, its heads and rows, and what is not drawn. */
interface Seen {
  readonly top: number;
  readonly left: number;
  readonly heads: readonly string[];
  readonly pinned: readonly string[];
  readonly rows: readonly string[];
  /** Places of the rows' room where no cell is, or one that waits for its row. */
  readonly blank: number;
  /** Cells that do not stand below their head or beside their row. */
  readonly apart: number;
}

/** Looks at the rows' room point by point: only what lies on top is seen. */
const look = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const boxes = document.querySelectorAll<HTMLElement>('.bp6-table-quadrant-main .bp6-table-quadrant-scroll-container');
    const box = [...boxes].find(one => one.checkVisibility())!;
    const room = box.getBoundingClientRect();
    const headAt = (x: number) => document.elementFromPoint(x, room.top + 16)?.closest<HTMLElement>('.ax-head');
    const cellAt = (x: number, y: number) => document.elementFromPoint(x, y)?.closest<HTMLElement>('.ax-cell');
    const words = (found: HTMLElement | null | undefined) => found?.querySelector('.ax-head-label')?.textContent ?? '';
    const [heads, pinned, rows] = [new Set<string>(), new Set<string>(), new Set<string>()];
    let [blank, apart] = [0, 0];
    for (let y = room.top + 48; y < room.top + box.clientHeight - 4; y += 17) {
      const line = new Set<string | undefined>();
      for (let x = room.left + 12; x < room.left + box.clientWidth - 4; x += 37) {
        // between pinned columns and the others lies a line
        const [head, cell] = [headAt(x) ?? headAt(x + 2), cellAt(x, y) ?? cellAt(x + 2, y)];
        if (!head || !cell || cell.querySelector('.ax-cell-skeleton')) {
          blank++;
          continue;
        }
        line.add(cell.dataset['row']);
        if (Math.abs(head.getBoundingClientRect().left - cell.getBoundingClientRect().left) > 1) apart++;
        if (words(head) !== '') heads.add(words(head));
        if (words(head) !== '' && head.classList.contains('ax-pinned')) pinned.add(words(head));
      }
      if (line.size > 1) apart++;
      for (const row of line) if (row !== undefined) rows.add(row);
    }
    return { top: box.scrollTop, left: box.scrollLeft, heads: [...heads], pinned: [...pinned], rows: [...rows], blank, apart };
  });

/** Waits until every cell in sight shows its row, and returns what is in sight. */
async function settled(page: Page): Promise<Seen> {
  await expect(panel(page).getByRole('gridcell').first()).toBeVisible();
  await expect.poll(async () => look(page)).toMatchObject({ blank: 0, rows: { 5: expect.any(String) } });
  return look(page);
}

/** Waits until the list in sight stands so: a tab that was just clicked may still show what stood before. */
const standing = (page: Page, wanted: Partial<Seen>) => expect(async () => expect(await look(page)).toMatchObject(wanted)).toPass();

/** Turns the wheel over the rows until they stand there. */
async function wheel(page: Page, across: number, down: number): Promise<void> {
  const before = await look(page);
  await page.mouse.move(900, 600);
  await page.mouse.wheel(across, down);
  await expect
    .poll(async () => {
      const { top, left } = await look(page);
      return [top, left];
    })
    .toEqual([before.top + down, before.left + across]);
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const head = (page: Page, name: string) => panel(page).getByRole('columnheader', { name, exact: true });

test('a list of thousands keeps its place and its pinned columns over scrolling, other tabs and reordering, and shows no blank cell', async ({
  page,
}) => {
  await signIn(page, 'auditor');
  await openByMenu(page, '仓库管理', '库存管理', '库存查询');
  await settled(page);
  await openByMenu(page, '仓库管理', '库存管理', '库存流水');
  await settled(page);
  await panel(page).getByRole('tab', { name: /^全部/ }).click();
  await expect(page).toHaveURL(/tab=all/);
  const first = await settled(page);
  expect(first).toMatchObject({ top: 0, left: 0, apart: 0 });

  await head(
    page,
    first.heads.find(name => !first.pinned.includes(name))!,
  ).click({ button: 'right' });
  await page.getByRole('menuitem', { name: '固定列', exact: true }).click();
  await expect.poll(async () => (await look(page)).pinned.length).toBe(first.pinned.length + 1);
  const { pinned } = await settled(page);

  // down by wheel, to a place far off by the scroll bar, and aside
  for (let turn = 0; turn < 6; turn++) await wheel(page, 0, 700);
  await wheel(page, 420, 0);
  await page.evaluate(() => {
    const boxes = document.querySelectorAll<HTMLElement>('.bp6-table-quadrant-main .bp6-table-quadrant-scroll-container');
    const box = [...boxes].find(one => one.checkVisibility())!;
    box.scrollTop = Math.round(box.scrollHeight / 2);
  });
  await expect.poll(async () => Number((await look(page)).rows[0])).toBeGreaterThan(500);
  const there = await settled(page);
  expect(there).toMatchObject({ left: 420, apart: 0, pinned });

  await tab(page, '库存查询').click();
  await standing(page, { top: 0, apart: 0 });
  await wheel(page, 0, 1400);
  await tab(page, '库存流水').click();
  await standing(page, there);
  await tab(page, '工作台').click();
  await tab(page, '库存流水').click();
  await standing(page, there);
  await tab(page, '库存查询').click();
  await standing(page, { top: 1400, apart: 0 });
  await tab(page, '库存流水').click();
  await standing(page, there);

  for (let turn = 0; turn < 4; turn++) {
    await wheel(page, 0, 700);
    expect(await settled(page)).toMatchObject({ left: 420, apart: 0, pinned });
  }
  const [moved, before] = there.heads
    .filter(name => !pinned.includes(name))
    .slice(1, 3)
    .toReversed();
  await head(page, moved!).dragTo(head(page, before!));
  await expect.poll(async () => (await look(page)).heads.filter(name => name === moved || name === before)).toEqual([moved, before]);
  const reordered = await settled(page);
  expect(reordered).toMatchObject({ left: 420, apart: 0, pinned });
  await tab(page, '工作台').click();
  await tab(page, '库存流水').click();
  await standing(page, reordered);
  await wheel(page, 300, 0);
  await wheel(page, 0, 2100);
  expect(await settled(page)).toMatchObject({ left: 720, apart: 0, pinned });
});
