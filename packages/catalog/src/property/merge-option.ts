/** [PROP3] A stored value after an option was merged into another: choices of it become the other, each once, in the order of the list. */
export function mergeOption(value: string, from: string, to: string, order: readonly string[]): string {
  const codes = new Set(value.split(',').map(code => (code === from ? to : code)));
  return [...order.filter(code => codes.has(code)), ...[...codes].filter(code => !order.includes(code))].join(',');
}
