import { expect, type Locator, type Page } from '@playwright/test';
import { type Look, looks, nameOf, settingsOf, words } from './looks.ts';
import { callMain, panel, signIn, test } from './person.ts';
import { violationsOf } from './violations.ts';
import { expectDrawn } from './walk-to.ts';

const press = (name: RegExp) => (page: Page) => panel(page).getByRole('button', { name }).first().click();
const openRow = async (page: Page) => {
  await panel(page).locator('.ax-cell-link').first().click();
};
const topDialog = (page: Page): Locator => page.getByRole('dialog').last();
const popover = (page: Page): Locator => page.locator('.bp6-popover-content').last();

const add = press(/^(新增|Add)$/);
const importing = press(/^(导入|Import)$/);
const exporting = press(/^(导出|Export)$/);
const columns = press(/^(列设置|Columns)$/);

/** What opens on a page, how, and how it is known to stand there. */
const openings: readonly {
  readonly name: string;
  readonly address: string;
  readonly open: (page: Page) => Promise<unknown>;
  readonly shown: (page: Page) => Locator;
}[] = [
  { name: 'a record of a list', address: '/admin/basic/brand', open: openRow, shown: topDialog },
  { name: 'the form of a list', address: '/admin/basic/brand', open: add, shown: topDialog },
  { name: 'the import of a list', address: '/admin/basic/brand', open: importing, shown: topDialog },
  { name: 'the export of a list', address: '/admin/basic/brand', open: exporting, shown: topDialog },
  { name: 'the columns of a list', address: '/admin/basic/brand', open: columns, shown: popover },
  { name: 'the views of a list', address: '/admin/basic/brand', open: press(/^(视图|Views)$/), shown: popover },
  {
    name: 'a text pasted as a batch',
    address: '/admin/basic/brand',
    open: press(/^(批量粘贴|Paste list)/),
    shown: topDialog,
  },
  {
    name: 'the choices of a filter',
    address: '/admin/basic/brand',
    open: press(/^(品牌类型|Brand type)$/),
    shown: popover,
  },
  {
    name: 'the conditions of a filter',
    address: '/admin/basic/skuList',
    open: press(/(：筛选方式$|^Conditions of )/),
    shown: popover,
  },
  {
    name: 'the span of a filter by time',
    address: '/admin/basic/brand',
    open: press(/^(更新时间|Updated at)$/),
    shown: popover,
  },
  {
    name: 'the editor of a cell',
    address: '/admin/basic/brand',
    open: async page => {
      await panel(page).getByRole('gridcell').nth(2).click();
      await page.keyboard.press('F2');
    },
    shown: page => page.getByRole('group', { name: /^(编辑|Edit )/ }),
  },
  {
    name: 'cells that were marked',
    address: '/admin/basic/brand',
    open: async page => {
      await panel(page).getByRole('gridcell').nth(2).click();
      await page.keyboard.press('Shift+ArrowDown');
    },
    shown: page => panel(page).locator('.ax-ranged').first(),
  },
  {
    name: 'the check before a bulk action',
    address: '/admin/basic/brand',
    open: async page => {
      await panel(page)
        .getByRole('checkbox', { name: /^(选择该行|Select this row)$/ })
        .first()
        .click();
      await press(/^(选择全部|Select all)/)(page);
      await press(/^(停用|Disable)$/)(page);
    },
    shown: page => topDialog(page).getByRole('button', { name: /^(取消|Cancel)/ }),
  },
  { name: 'a record with states', address: '/admin/basic/skuList', open: openRow, shown: topDialog },
  {
    name: 'a record that fills the page',
    address: '/admin/basic/skuList?record=1&as=page',
    open: async () => {},
    shown: page => panel(page).getByRole('complementary', { name: /^(动态|Timeline)$/ }),
  },
  {
    name: 'the timeline of a record',
    address: '/admin/basic/skuList',
    open: async page => {
      await openRow(page);
      await topDialog(page)
        .getByRole('tab', { name: /^(动态|Timeline)/ })
        .click();
    },
    shown: page => topDialog(page).getByRole('button', { name: /^(发表|发送|Send)$/ }),
  },
  { name: 'a long form', address: '/admin/basic/skuList', open: add, shown: topDialog },
  { name: 'a document with lines', address: '/admin/basic/bom', open: openRow, shown: topDialog },
  { name: 'the form of a document', address: '/admin/basic/bom', open: add, shown: topDialog },
  {
    name: 'the editor of a line',
    address: '/admin/basic/bom',
    open: async page => {
      await add(page);
      await topDialog(page).getByRole('gridcell').nth(1).dblclick();
    },
    shown: page => topDialog(page).getByRole('grid').getByRole('textbox').first(),
  },
  {
    name: 'the rows behind a board',
    address: '/admin/logs/systemBuriedPointLog?tab=usage',
    open: press(/^(筛选|Filters)$/),
    shown: page => panel(page).getByRole('heading').nth(1),
  },
  {
    name: 'the messages',
    address: '/admin/home/homeIndex',
    open: page => page.getByRole('button', { name: /^(消息|站内信|Messages|Inbox)/ }).click(),
    shown: topDialog,
  },
  {
    name: 'what finds anything',
    address: '/admin/home/homeIndex',
    open: async page => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: /^(查找页面、操作、编码|Find pages, actions, codes)$/ }).fill('a');
    },
    shown: page => page.getByRole('option').first(),
  },
  { name: 'the keys', address: '/admin/basic/brand', open: page => page.keyboard.press('?'), shown: topDialog },
  {
    name: 'the help of a page',
    address: '/admin/basic/brand',
    open: press(/^(帮助|Help)$/),
    shown: page => page.getByRole('complementary', { name: /^(帮助|Help)$/ }),
  },
  {
    name: 'the look',
    address: '/admin/home/homeIndex',
    open: page => page.getByRole('button', { name: /^(外观|Appearance)$/ }).click(),
    shown: popover,
  },
];

/** A quarter of them for a share, so dealt that each is judged in both languages and in both looks. */
const dealt = (share: number) => {
  const { language, colorScheme } = lookOf(share);
  return openings.filter(
    (_, place) =>
      (place % 2 === 0) === ((language === 'en') === (colorScheme === 'dark')) &&
      Math.floor(place / 2) % 2 === Math.floor(share / looks.length),
  );
};

const lookOf = (share: number): Look => looks[share % looks.length]!;

/** A kit of two parts with a version of its bill of materials: a document with lines to open. */
async function makeBom(page: Page, kit: string): Promise<void> {
  const { data } = await callMain(page, '/mrp/sku/get_list', {
    filters: [{ field: 'salesStatus', op: 'eq', value: 'onSale' }],
    sort: [{ field: 'sku', descending: true }],
    limit: 2,
  });
  const parts = (data as { rows: { sku: string; category: number; brand: number }[] }).rows;
  const { category, brand } = parts[0]!;
  const named = { name_zh: '无障碍套件', name_en: 'Kit in reach', kind: 'kit', uom: 'set', pcs_per_uom: 1, hazard: 'none' };
  const lines = parts.map(({ sku }) => ({ child: sku, quantity: '2' }));
  expect(await callMain(page, '/mrp/sku/add', { values: { sku: kit, category, brand, ...named } })).toMatchObject({ code: 200 });
  expect(
    await callMain(page, '/mrp/bom/add', { values: { parent: kit, bom_version: 1, effective_from: '2026-01-01', lines } }),
  ).toMatchObject({ code: 200 });
}

/** A journey over a share of what opens above pages, by its number from 0, in one of the looks. */
export function judgeOpenings(share: number): void {
  const look = lookOf(share);
  test.describe(nameOf(look), () => {
    test.use(settingsOf(look));

    test('no serious fault in whatever opens above a page', async ({ page }) => {
      await page.goto('/login');
      await page.getByRole('button', { name: words[look.language].language, exact: true }).click();
      await signIn(page, 'superadmin');
      await makeBom(page, `REACH-${share}`);
      const faults: Record<string, readonly string[]> = {};
      for (const { name, address, open, shown } of dealt(share)) {
        await page.goto(address);
        await expectDrawn(page);
        await open(page);
        await expect(shown(page), name).toBeVisible();
        await expect(page.locator('[aria-busy="true"], [class*="skeleton"], .bp6-spinner')).toHaveCount(0);
        const found = await violationsOf(page);
        if (found.length > 0) faults[name] = found;
      }
      expect(faults).toEqual({});
    });
  });
}
