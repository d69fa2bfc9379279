import { expect } from '@playwright/test';
import { callMain, dialog, expectTotal, pressAction, signIn, test, tickFirstRow } from './person.ts';

test('a category goes into another one: its children move along, and it is disabled', async ({ page }) => {
  await signIn(page, 'superadmin');
  const make = async (code: string, parent?: number) => {
    const values = { code, name_zh: `旅程${code}`, name_en: `Journey ${code}`, ...(parent === undefined ? {} : { parent }) };
    const reply = await callMain(page, '/base/category/add', { values });
    expect(reply.code, JSON.stringify(reply)).toBe(200);
    return (reply.data as { id: number }).id;
  };
  const from = await make('JRN-FROM');
  await make('JRN-BELOW', from);
  await make('JRN-INTO');
  await page.goto('/admin/basic/category?code=JRN-FROM');
  await expectTotal(page, 1);
  await tickFirstRow(page);
  await pressAction(page, '合并到');
  const merging = dialog(page, '合并到');
  await expect(merging).toContainText('本品类停用');
  await merging.getByRole('button', { name: /^目标品类/ }).click();
  await page.getByRole('searchbox', { name: /拼音首字母/ }).fill('旅程JRN-INTO');
  await page.getByRole('button', { name: '旅程JRN-INTO' }).click();
  await merging.getByRole('button', { name: /^(合并到|确定)/ }).click();
  await expect(merging).toBeHidden();
  const { data } = await callMain(page, '/base/category/get_list', {
    filters: [{ field: 'code', op: 'startsWith', value: 'JRN-' }],
    sort: [{ field: 'code' }],
    limit: 10,
  });
  const rows = (data as { rows: { id: number; code: string; parent?: number; status: number }[] }).rows;
  const of = (code: string) => rows.find(row => row.code === code);
  expect(of('JRN-FROM')?.status).toBe(0);
  expect(of('JRN-BELOW')?.parent).toBe(of('JRN-INTO')?.id);
});
