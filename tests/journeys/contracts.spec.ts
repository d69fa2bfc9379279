import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { unzipSync } from 'fflate';
import { expectTotal, panel, pressAction, signedHeaders, signIn, test, tickFirstRow } from './person.ts';

/** A contract as its register answers it. */
interface Registered {
  readonly contract_no: string;
  readonly download_num: number;
}

test('the file of a contract comes home and is counted, its repeat within a minute is not; several come as one zip', async ({ page }) => {
  await signIn(page, 'accountant');
  const registered = async (query: string) => {
    const reply = await page.request.get(`/api/finance/contract/get_contract_register_list?${query}`, {
      headers: await signedHeaders(page),
    });
    return ((await reply.json()) as { readonly data: { readonly rows: readonly Registered[] } }).data.rows;
  };
  const [contract] = (await registered('state=effective&limit=1')) as [Registered];
  const now = async () => (await registered(`contract_no=${contract.contract_no}`))[0]!.download_num;
  const fetched = async (name: string) => {
    const [arriving, counting] = [page.waitForEvent('download'), page.waitForResponse(/update_contract_register_download_num/)];
    await pressAction(page, name);
    const [file] = [await arriving, await counting];
    return file;
  };

  await page.goto(`/admin/finance/contract?contractNo=${contract.contract_no}`);
  await expectTotal(page, 1);
  await tickFirstRow(page);
  const before = await now();
  expect((await fetched('下载')).suggestedFilename()).toContain(contract.contract_no);
  expect(await now()).toBe(before + 1);
  await fetched('下载');
  expect(await now()).toBe(before + 1);

  await page.goto('/admin/finance/contract');
  const ticks = panel(page).getByRole('checkbox', { name: '选择该行' });
  await ticks.nth(0).click();
  await ticks.nth(1).click();
  const zip = unzipSync(await readFile(await (await fetched('打包下载')).path()));
  expect(new Set(Object.keys(zip).map(name => name.split(' ')[0])).size).toBe(2);

  await page.goto('/admin/resourceCenter/downList');
  await expect(
    panel(page)
      .getByRole('gridcell', { name: /^合同文件-/ })
      .first(),
  ).toBeVisible();
});
