import { expect, type Page } from '@playwright/test';
import type { Moment } from '../support/cut-line.ts';
import { callMain, dialog, field, panel, signIn } from './person.ts';
import { onStage as test, save, unanswered } from './stage.ts';

/** Brands of a code, and what their histories hold. */
async function stored(page: Page, code: string): Promise<readonly unknown[]> {
  const { data } = await callMain(page, '/base/brand/get_list', {
    page: 'brand',
    filters: [{ field: 'code', op: 'eq', value: code }],
    sort: [],
    limit: 10,
  });
  return (data as { rows: { name_zh: string; version: number }[] }).rows.map(({ name_zh, version }) => [name_zh, version]);
}

for (const [moment, code] of [
  ['answered', 'KILL-AFTER'],
  ['asked', 'KILL-AT'],
] as const satisfies readonly (readonly [Moment, string])[])
  test(`a server killed ${moment === 'asked' ? 'while it saves' : 'before its reply arrives'}: the form says so, keeps all, and is saved once after the restart`, async ({
    page,
    stage,
  }) => {
    await signIn(page, 'catalogeditor');
    await page.goto('/admin/basic/brand');
    await panel(page).getByRole('button', { name: '新增', exact: true }).click();
    for (const [label, value] of Object.entries({ 品牌编码: code, 中文名称: '断电', 英文名称: 'Power cut' }))
      await field(dialog(page), label).fill(value);
    const killed = stage.line.cutAt('/base/brand/add', moment, () => stage.kill());
    await save(page);
    await killed;
    await expect(dialog(page).getByText(unanswered)).toBeVisible();
    // while the server is away the form says the same, and holds what was typed
    await save(page);
    await expect(dialog(page).getByText(unanswered)).toBeVisible();
    await expect(field(dialog(page), '中文名称')).toHaveValue('断电');

    await stage.startAgain();
    await save(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(panel(page).getByRole('gridcell', { name: code, exact: true })).toBeVisible();
    expect(await stored(page, code)).toEqual([['断电', 1]]);
  });
