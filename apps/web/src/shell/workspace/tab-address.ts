import { tabKey } from '@axle/session';

/** Query parameter that distinguishes two tabs of one page. */
export const instanceParameter = 'instance';

/** Query parameter that says what of a page is opened at once: `add` or `import`. */
export const openParameter = 'open';

/** What an address of the main shell names. */
export interface TabAddress {
  readonly section: string;
  readonly page: string;
  readonly instance?: string;
}

/** The page and instance that an address names; undefined for any other address. */
export function tabAddress(pathname: string, search = ''): TabAddress | undefined {
  const [, section, page] = /^\/admin\/([^/]+)\/([^/]+)\/?$/.exec(pathname) ?? [];
  if (section === undefined || page === undefined) return undefined;
  return { section, page, instance: new URLSearchParams(search).get(instanceParameter) ?? undefined };
}

/** Key of the tab that an address belongs to. */
export function tabKeyOf(pathname: string, search = ''): string | undefined {
  const address = tabAddress(pathname, search);
  return address && tabKey(address.page, address.instance);
}
