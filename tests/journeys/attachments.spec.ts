import { expect } from '@playwright/test';
import { dialog, openVehicles, panel, signIn, test } from './person.ts';

const picture = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const document = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

test('a picture and a PDF are hung on a record and looked at; what is not what it says is refused', async ({ page }) => {
  await signIn(page, 'catalogeditor');
  await openVehicles(page, '?sort=year');
  await panel(page).getByRole('button', { name: '新增' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('combobox', { name: '年款' }).fill('1999');
  await form.getByRole('textbox', { name: '品牌' }).fill('Attached');
  await form.getByRole('textbox', { name: '车型' }).fill('Carrier');
  await form.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText('已保存').first()).toBeVisible();
  await openVehicles(page, '?make=attached');
  await panel(page).getByRole('gridcell', { name: 'Carrier', exact: true }).first().dblclick();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('tab', { name: '附件' }).click();
  const files = sheet.getByRole('region', { name: '附件' });
  await files.locator('input[type=file]').setInputFiles([
    { name: '正面.png', mimeType: 'image/png', buffer: picture },
    { name: 'manual.pdf', mimeType: 'application/pdf', buffer: document },
    { name: 'fake.png', mimeType: 'image/png', buffer: document },
  ]);
  await expect(files.getByText('文件内容与扩展名不符')).toBeVisible();
  await files.getByRole('button', { name: '取消上传 fake.png' }).click();
  await files.getByRole('button', { name: '预览 正面.png' }).click();
  await expect(files.getByRole('img', { name: '正面.png' })).toHaveJSProperty('naturalWidth', 1);
  await files.getByRole('button', { name: '关闭预览' }).click();
  await expect(files.getByRole('button', { name: '预览 manual.pdf' })).toBeVisible();

  await files.getByRole('button', { name: '删除 正面.png' }).click();
  await dialog(page, '删除附件').getByRole('button', { name: '删除', exact: true }).click();
  await expect(files.getByText('正面.png')).toHaveCount(0);
});
