const order = new Intl.Collator('zh-CN-u-co-pinyin', { numeric: true });

/**
 * [K21] The order in which people expect codes and names in a choice: numbers within them by their value, US-9 before US-10, and Chinese
 * by its pinyin. What is equal so far goes by code point, so that the order is total.
 */
export const naturalOrder = (one: string, other: string): number => order.compare(one, other) || (one < other ? -1 : one > other ? 1 : 0);
