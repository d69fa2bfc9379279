/** The id of a view that a parameter of an address names: `view` as it stands, `from` where it was changed. */
export function idIn(address: URLSearchParams, name: 'view' | 'from'): number | undefined {
  const id = Number(address.get(name) ?? '');
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
