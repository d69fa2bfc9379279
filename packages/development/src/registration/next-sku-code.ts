const first = 10_001;

/** [N13] What the codes of new SKUs of a category begin with: the letters and digits of its code, 20 at most. */
export const skuPrefix = (category: string): string =>
  category
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, 20) || 'SKU';

/**
 * [N13] The code of a new SKU of a category: its prefix and the number after the highest one that is taken, from 10001. `taken` are codes
 * of SKUs, whatever they begin with.
 */
export function nextSkuCode(category: string, taken: readonly string[]): string {
  const prefix = `${skuPrefix(category)}-`;
  const numbers = taken
    .filter(code => code.startsWith(prefix))
    .map(code => code.slice(prefix.length))
    .filter(rest => /^\d{5,9}$/.test(rest))
    .map(Number);
  return `${prefix}${Math.max(first - 1, ...numbers) + 1}`;
}
