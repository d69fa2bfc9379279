import { type Text, text } from '@axle/kernel';
import { standardCode } from '@axle/page-kit';
import { noPermissionMessage } from '@axle/permissions';
import { tabAddress } from '../workspace/tab-address.ts';
import { findPage } from './find-page.ts';

/** What somebody lacks to open a page: its title, and the permission by which it is opened. */
export interface MissingRight {
  readonly page: Text;
  readonly code: string;
}

/** What is missing at an address that leads to a page; undefined where no page is there. */
export async function missingRight(address: string): Promise<MissingRight | undefined> {
  const at = tabAddress(address.replace(/[?#].*$/, ''));
  const found = await findPage(at?.section, at?.page).catch(() => undefined);
  return found && at && { page: found.page.title, code: standardCode(at.section, found.page, 'list') };
}

/** That a page may not be opened, with its name and the permission. */
export const lackingMessage = ({ page, code }: MissingRight): Text =>
  text(`${noPermissionMessage.zh}：${page.zh}（${code}）`, `${noPermissionMessage.en}: ${page.en} (${code})`);
