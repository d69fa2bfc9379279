import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { readXlsx } from 'hucre';
import { callMain, dialog, panel, signIn, signInHere, signOut, test } from './person.ts';

const openUsers = async (page: Page, tab: string) => {
  await page.goto(`/admin/system/users?tab=${tab}`);
  await expect(panel(page).getByRole('table').first()).toBeVisible();
};

const rowsOf = async (page: Page, button: string): Promise<readonly (readonly string[])[]> => {
  const downloading = page.waitForEvent('download');
  await panel(page).getByRole('button', { name: button }).click();
  const { sheets } = await readXlsx(new Uint8Array(await readFile(await (await downloading).path())));
  return (sheets[0]?.rows ?? []).map(row => row.map(cell => (cell === null ? '' : String(cell))));
};

test('[N3] an administrator makes a user with a role; the user sees nothing of the company until the first password is changed, then what the role allows; the access review names user, right, scope and source', async ({
  page,
}) => {
  const account = `review${test.info().retry}.person`;
  const menu = page.getByRole('navigation', { name: '菜单' });

  const password = await test.step('the administrator creates the user and sees the first password once', async () => {
    await signIn(page, 'superadmin');
    await openUsers(page, 'tab1');
    await panel(page).getByRole('button', { name: '新建用户' }).click();
    const form = dialog(page, '新建用户');
    await form.getByLabel('账号', { exact: true }).fill(account);
    await form.getByLabel('姓名', { exact: true }).fill('复核人');
    await form.getByRole('checkbox', { name: '质检员' }).check({ force: true });
    await form.getByRole('button', { name: '保存' }).click();
    const issued = dialog(page, '首次登录密码');
    const first = await issued.getByLabel('首次登录密码', { exact: true }).last().innerText();
    expect(first).toHaveLength(16);
    await issued.getByRole('button', { name: '关闭' }).last().click();
    await expect(panel(page).getByText(first)).toHaveCount(0);
    return first;
  });

  await test.step('the administrator narrows the suppliers that the user sees', async () => {
    await openUsers(page, 'tab2');
    await panel(page)
      .getByRole('checkbox', { name: `选择 ${account}` })
      .check({ force: true });
    await panel(page).getByRole('button', { name: '修改数据权限' }).click();
    const scopes = dialog(page, '修改 1 人的数据权限');
    await scopes.getByLabel('对象', { exact: true }).fill('S1001, S1002');
    await scopes.getByLabel('原因（至少5个字符）').fill('质检抽样用');
    await scopes.getByRole('button', { name: '预览' }).click();
    await expect(scopes.getByRole('table', { name: '预览' })).toContainText('2 项');
    await scopes.getByRole('button', { name: '保存' }).click();
    await expect(scopes).toBeHidden();
    await signOut(page);
  });

  await test.step('nothing of the company is asked for or shown until the first password is changed', async () => {
    const asked: string[] = [];
    page.on('request', request => request.url().includes('/api/') && asked.push(new URL(request.url()).pathname));
    await signInHere(page, account, password);
    const changing = dialog(page, '修改密码');
    await expect(changing).toBeVisible();
    await expect(menu).toBeHidden();
    expect(asked.filter(path => path.includes('get_'))).toEqual([]);
    await changing.getByLabel(/^原密码/).fill(password);
    await changing.getByLabel(/^新密码/).fill('Axle-review-2026');
    await changing.getByLabel(/^再次输入新密码/).fill('Axle-review-2026');
    await changing.getByRole('button', { name: '修改', exact: true }).click();
    await expect(changing).toBeHidden();
  });

  await test.step('the user sees what the role allows, and no more by a call', async () => {
    await expect(menu.getByRole('button', { name: '基础数据' })).toBeVisible();
    await expect(menu.getByRole('button', { name: '系统配置' })).toHaveCount(0);
    await page.goto('/admin/basic/skuList');
    await expect(panel(page).getByText(/^共 [\d,]+ 条$/)).toBeVisible();
    await page.goto('/admin/system/users');
    await expect(page.getByRole('heading', { name: '无权限访问' })).toBeVisible();
    const intruder = { account: 'intruder', nickname: 'x', orgId: 1, lang: 'en', roles: ['superAdmin'] };
    expect((await callMain(page, '/uaa/user/save', intruder)).code).toBe(403);
    await signOut(page);
  });

  await test.step('the access review names user, right, scope and source', async () => {
    await signIn(page, 'auditor');
    await openUsers(page, 'tab1');
    await expect(panel(page).getByRole('button', { name: '新建用户' })).toHaveCount(0);
    await panel(page).getByRole('searchbox').fill(account);
    await expect(panel(page).getByText('1 / ')).toBeVisible();
    const rights = await rowsOf(page, '导出页面权限');
    expect(rights[0]).toEqual(['账号', '姓名', '状态', '页面', '操作', '权限码', '来源', '数据权限']);
    expect(rights).toContainEqual([account, '复核人', '在职', 'MRP SKU', '查看', 'basic.skuList.list', '质检员 (qc)', '供应商: 指定 2']);
    expect(rights.some(row => row[5] === 'basic.skuList.update')).toBe(false);
    const data = await rowsOf(page, '导出数据权限');
    const own = data.filter(row => row[0] === account && row[3] === '供应商');
    expect(own.map(row => row[5]?.slice(0, 5))).toEqual(['S1001', 'S1002']);
  });

  await test.step('a tab shows which roles grant what to a user who may open only that tab', async () => {
    await openUsers(page, 'tab6');
    await panel(page)
      .getByRole('button', { name: /^auditor · 登录日志: / })
      .click();
    const why = dialog(page, /登录日志$/);
    await expect(why.getByRole('row', { name: /logs\.loginLog\.list/ })).toContainText('审计(只读)');
    await why.getByRole('button', { name: '关闭' }).last().click();
    await expect(panel(page).getByRole('tab', { name: '角色', exact: true })).toHaveCount(0);
  });
});
