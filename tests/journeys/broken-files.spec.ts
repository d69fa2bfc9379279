import { expect, type Page } from '@playwright/test';
import { dialog, openVehicles, panel, signIn, test, totalOf } from './person.ts';

const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const csv = (...lines: readonly string[]) => Buffer.from(`${lines.join('\n')}\n`);

interface Broken {
  readonly what: string;
  readonly name: string;
  readonly content: Buffer;
  readonly says: RegExp;
  /** Asked about before it is uploaded. */
  readonly isAsked?: boolean;
}

const broken: readonly Broken[] = [
  { what: 'a picture that calls itself xlsx', name: 'vehicles.xlsx', content: png, says: /文件内容与扩展名不符/ },
  {
    what: 'a file in another encoding',
    name: 'vehicles.csv',
    content: Buffer.concat([
      csv('year,make,model,body_styles'),
      Buffer.from([0x32, 0x30, 0x32, 0x30, 0x2c, 0xc6, 0xfb, 0xb3, 0xb5, 0x2c, 0xff, 0x2c, 0x0a]),
    ]),
    says: /无法确定文件编码/,
    isAsked: true,
  },
  { what: 'a header that is none of ours', name: 'vehicles.csv', content: csv('colour,price', 'red,12'), says: /表头与模板不一致/ },
];

async function offer(page: Page, { name, content, isAsked = false }: Pick<Broken, 'name' | 'content' | 'isAsked'>) {
  await panel(page).getByRole('button', { name: '导入', exact: true }).click();
  const importing = dialog(page, '导入车型库');
  await importing.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer: content });
  if (!isAsked) await importing.getByRole('button', { name: '上传并校验' }).click();
  return importing;
}

test('a broken file is refused in words, and nothing is written; bad rows are named one by one, and come back as a file', async ({
  page,
}) => {
  await signIn(page, 'catalogeditor');
  await openVehicles(page);
  const before = await totalOf(page);

  for (const file of broken)
    await test.step(file.what, async () => {
      const importing = await offer(page, file);
      await expect(importing.getByText(file.says).first()).toBeVisible();
      await openVehicles(page);
      expect(await totalOf(page)).toBe(before);
    });

  await test.step('a file with names of its own is imported once its columns are matched, and the next one at once', async () => {
    const file = { name: 'own.csv', content: csv('Vehicles of ours', 'Jahr,Marke,Modell', '2020,Matched Makes,First') };
    const importing = await offer(page, file);
    await expect(importing.getByRole('combobox', { name: '表头行' })).toBeVisible();
    // the row with the most known columns is proposed, and so are fields with names alike
    await expect(importing.getByText('还须选择：年款')).toBeVisible();
    await importing.getByRole('combobox', { name: 'Jahr的字段' }).selectOption({ label: '年款 *' });
    await importing.getByRole('button', { name: '按此匹配并校验' }).click();
    await expect(importing.getByText('校验通过，可以导入')).toBeVisible();
    await importing.getByRole('button', { name: '取消导入' }).click();
    await openVehicles(page);
    const next = await offer(page, { ...file, content: csv('Vehicles of ours', 'Jahr,Marke,Modell', '2021,Matched Makes,Second') });
    await expect(next.getByText('校验通过，可以导入')).toBeVisible();
    await next.getByRole('button', { name: '取消导入' }).click();
    await openVehicles(page);
  });

  await test.step('bad rows among good ones', async () => {
    const content = csv(
      'year,make,model,body_styles',
      '2020,Broken Makes,Fine,"[""Sedan""]"',
      '1850,Broken Makes,Too old,',
      '2020,Broken Makes,Bad list,"[""Sedan"""',
      '2020,,No make,',
    );
    const importing = await offer(page, { name: 'bad-rows.csv', content });
    await expect(importing.getByText('3 行有误：将跳过错误行，导入其余的行')).toBeVisible();
    for (const said of [/年款超出范围/, /车身形式/, /品牌必填/]) await expect(importing.getByText(said).first()).toBeVisible();
    const arriving = page.waitForEvent('download');
    await importing.getByRole('button', { name: '下载错误文件' }).click();
    expect((await arriving).suggestedFilename()).toMatch(/\.(xlsx|csv)$/);
  });
});
