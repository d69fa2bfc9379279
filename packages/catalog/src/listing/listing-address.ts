/** Where platforms show what is offered, by its number, behind the domain of a site. */
const paths: Readonly<Record<string, string>> = { amazon: 'dp', ebay: 'itm', walmart: 'ip' };

/** [MAP12] The address of an offer at a site of a platform; undefined where the platform has none by number, or the number is not known. */
export function listingAddress(platform: string, domain: string, itemId: string | undefined): string | undefined {
  const path = paths[platform];
  if (path === undefined || itemId === undefined || itemId === '') return undefined;
  return `https://www.${domain}/${path}/${encodeURIComponent(itemId)}`;
}
