import { expect, type Locator, type Page } from '@playwright/test';
import { loud } from './loud.ts';

/** Password of all demo accounts. */
export const demoPassword = 'Axle-demo-2026';

/** A journey on the server of its worker, in a browser whose console stays silent: a warning of ours or an error fails it. */
export const test = loud.extend<{ silentConsole: void }>({
  silentConsole: [
    async ({ page }, use) => {
      const said: string[] = [];
      page.on('console', message => ['error', 'warning'].includes(message.type()) && said.push(message.text()));
      page.on('pageerror', error => said.push(String(error)));
      await use();
      expect(said).toEqual([]);
    },
    { auto: true },
  ],
});

/** Types account and password into the login page that is in sight, as a person does, in the language that it speaks. */
export async function signInHere(page: Page, account: string, password = demoPassword): Promise<void> {
  await page.getByLabel(/^(账号|Account)$/).fill(account);
  await page.getByLabel(/^(密码|Password)$/).fill(password);
  await page.getByRole('button', { name: /^(登录|Sign in)$/ }).click();
}

/** Signs in without the login page, for journeys that are about something else: the page that is opened next is theirs. */
export async function signIn(page: Page, account: string): Promise<void> {
  const login = await page.request.post('/api/core/signin/login', {
    data: { account, password: demoPassword, remember: false },
    headers: { 'x-axle-key': 'axle-web-1', lang: 'zh-cn' },
  });
  const { datas } = (await login.json()) as { datas: { signature: string } };
  await page.context().addCookies([{ name: 'axle_signature', value: datas.signature, url: new URL(login.url()).origin }]);
}

/** Opens the workplace, which whoever has signed in sees first. */
export async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('navigation', { name: /^(菜单|Menu)$/ })).toBeVisible();
}

/** Signs out by the user menu. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(我的账号|My account)/ }).click();
  await page.getByRole('menuitem', { name: /^(退出登录|Sign out)$/ }).click();
  await expect(page).toHaveURL(/\/login/);
}

/** Opens a page by the menu's three levels, from the workplace where nothing is in sight yet. */
export async function openByMenu(page: Page, section: string, group: string, name: string): Promise<void> {
  if (page.url() === 'about:blank') await openHome(page);
  const menu = page.getByRole('navigation', { name: /^(菜单|Menu)$/ });
  for (const level of [section, group]) {
    const entry = menu.getByRole('button', { name: level, exact: true });
    if ((await entry.getAttribute('aria-expanded')) !== 'true') await entry.click();
  }
  await menu.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('tab', { name, selected: true })).toBeVisible();
}

/** Opens the vehicle model library, with conditions in the address where they are given. */
export async function openVehicles(page: Page, conditions = ''): Promise<void> {
  await page.goto(`/admin/basic/vehicleModel${conditions}`);
  await expect(panel(page).getByText(/^(共 [\d,]+ 条|[\d,]+ records?)$/)).toBeVisible();
}

/** The page in sight. */
export const panel = (page: Page): Locator => page.getByRole('tabpanel');

/** The number of rows that the list says it has. */
export async function totalOf(page: Page): Promise<number> {
  const text = await panel(page)
    .getByText(/^(共 [\d,]+ 条|[\d,]+ records?)$/)
    .innerText();
  return Number(text.replace(/\D/g, ''));
}

/** Waits until the list says it has that many rows. */
export const expectTotal = (page: Page, rows: number): Promise<void> =>
  expect(panel(page).getByText(`共 ${rows.toLocaleString('en-US')} 条`, { exact: true })).toBeVisible();

/** Headers of a call with the signed-in person's own signature, as another program could send it. */
export async function signedHeaders(page: Page): Promise<Record<string, string>> {
  const signature = (await page.context().cookies()).find(cookie => cookie.name === 'axle_signature')?.value ?? '';
  return { 'x-axle-key': 'axle-web-1', signature, lang: 'en' };
}

/** A call of the main API by the person who is signed in. */
export async function callMain(
  page: Page,
  path: string,
  body: unknown,
): Promise<{ code: number; data: unknown; message?: string; reason?: string }> {
  const reply = await page.request.post(`/api${path}`, { data: body, headers: await signedHeaders(page) });
  expect(reply.status()).toBe(200);
  return (await reply.json()) as { code: number; data: unknown };
}

/** Ticks the first row in sight. */
export const tickFirstRow = (page: Page): Promise<void> =>
  panel(page)
    .getByRole('checkbox', { name: /^(选择该行|Select this row)$/ })
    .first()
    .click();

/** Presses an action of the toolbar, wherever it stands: in the line or in the menu of those that do not fit. */
export async function pressAction(page: Page, name: string): Promise<void> {
  const toolbar = panel(page).getByRole('toolbar');
  const button = toolbar.getByRole('button', { name, exact: true });
  const more = toolbar.getByRole('button', { name: /^(更多|More)$/ });
  await expect(button.or(more).first()).toBeVisible();
  if ((await button.count()) > 0) return button.click();
  await more.click();
  return page.getByRole('menuitem', { name, exact: true }).click();
}

/** The input of a form under its label, with or without the mark of a required field. */
export const field = (form: Locator, label: string): Locator => form.getByLabel(new RegExp(`^${label}( \\*)?$`));

/**
 * A dialog, a drawer or a question that is open, by its title. Without one the last of them: not for what opens above another one, which
 * may still be the last while the upper one comes.
 */
export const dialog = (page: Page, name?: string | RegExp): Locator =>
  name === undefined ? page.getByRole('dialog').last() : page.getByRole('dialog', { name });
