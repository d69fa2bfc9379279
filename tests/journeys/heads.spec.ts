import { inLanguage, languages } from '@axle/kernel';
import { columnLabel, columnWidth, type Field, fieldsOf, pagesOf } from '@axle/page-kit';
import { allSections } from '@axle/pages';
import { expect } from '@playwright/test';
import { panel, signIn, test } from './person.ts';

/** A head as it stands by default: its words, the width of its column, and where it belongs. */
interface Head {
  readonly place: string;
  readonly words: string;
  readonly width: number;
}

const headsOf = (place: string, field: Field, headLines?: 1): readonly Head[] =>
  languages.map(language => ({
    place,
    words: inLanguage(columnLabel(field), language),
    width: columnWidth(field, language, headLines),
  }));

const pages = (await allSections()).flatMap(pagesOf).filter(page => page.resource);
const heads = pages.flatMap(page => {
  const fields = fieldsOf(page.resource!);
  return page.columns.flatMap(name => headsOf(`${page.key}.${name}`, fields[name]!));
});
const headsOfLines = pages.flatMap(page =>
  Object.values(page.resource!.fields).flatMap(field =>
    field.kind === 'lines' ? Object.entries(field.fields).flatMap(([name, line]) => headsOf(`${page.key} ${name}`, line, 1)) : [],
  ),
);

test('no head of any page is cut by default, in either language, with the marks of an order beside it; a filter and a column header show their full name in English; actions that do not fit stand in a menu that the keyboard opens', async ({
  page,
}) => {
  await signIn(page, 'superadmin');

  await test.step('no head of any page is cut by default', async () => {
    await page.goto('/admin/basic/brand');
    await expect(panel(page).getByRole('columnheader', { name: '品牌编码' })).toBeVisible();
    const cut = await page.evaluate(
      ({ inLists, inLines }) => {
        // where heads have the least room of their column
        document.documentElement.dataset['density'] = 'loose';
        const box = document.createElement('div');
        document.body.append(box);
        const isCut = (markup: string, measured: string, width: number, words: string) => {
          box.innerHTML = markup;
          (box.firstElementChild as HTMLElement).style.width = `${width}px`;
          const label = box.querySelector<HTMLElement>(measured)!;
          label.prepend(words);
          // letters reach a little out of their line
          return label.scrollWidth > label.clientWidth || label.scrollHeight > label.clientHeight + 3;
        };
        const mark = '<svg width="12" height="12"></svg>';
        const head = `<div class="ax-head ax-sorted"><span class="ax-head-label"></span>${mark}<span class="ax-head-place">2</span></div>`;
        const line = '<div class="ax-lines-top"><span class="ax-line-cell" style="display: block"> *</span></div>';
        const found = [
          ...inLists.filter(one => isCut(head, '.ax-head-label', one.width, one.words)),
          ...inLines.filter(one => isCut(line, '.ax-line-cell', one.width, one.words)),
        ];
        box.remove();
        return found.map(one => `${one.place}: ${one.words}`);
      },
      { inLists: heads, inLines: headsOfLines },
    );
    expect(cut).toEqual([]);
  });

  await test.step('a filter and a column header show their full name in English', async () => {
    await page.getByRole('button', { name: 'English', exact: true }).click();
    for (const key of ['skuList', 'companyEntity']) {
      await page.goto(`/admin/basic/${key}`);
      await expect(panel(page).getByRole('gridcell').first()).toBeVisible();
      if (key === 'skuList')
        await panel(page)
          .getByRole('button', { name: /^More filters/ })
          .click();
      const cut = await panel(page)
        .locator('.ax-head-label, .ax-filter-label')
        .evaluateAll(labels =>
          labels
            .filter(label => label.scrollWidth > label.clientWidth + 1 || label.scrollHeight > label.clientHeight + 3)
            .map(label => label.textContent),
        );
      expect(cut, key).toEqual([]);
    }
    await page.getByRole('button', { name: '中文', exact: true }).click();
  });

  await test.step('actions that do not fit stand in a menu that the keyboard opens', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/admin/basic/skuList');
    await expect(panel(page).getByRole('gridcell').first()).toBeVisible();
    const toolbar = panel(page).getByRole('toolbar');
    const more = toolbar.getByRole('button', { name: '更多', exact: true });
    await expect(more).toBeVisible();
    expect((await toolbar.boundingBox())!.height).toBeLessThan(50);
    await expect(toolbar.getByRole('button', { name: '打印标签', exact: true })).toHaveCount(0);
    await panel(page).getByRole('checkbox', { name: '选择该行', exact: true }).first().click();
    await more.focus();
    await page.keyboard.press('Enter');
    const item = page.getByRole('menuitem', { name: '检查完整度', exact: true });
    await expect(item).toBeVisible();
    await item.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/资料完整 0 个，有缺项 1 个|1 个SKU的资料都完整/).first()).toBeVisible();

    await page.setViewportSize({ width: 1920, height: 900 });
    await expect(toolbar.getByRole('button', { name: '打印标签', exact: true })).toBeVisible();
    await expect(more).toHaveCount(0);
  });
});
