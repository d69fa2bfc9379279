import type { Refusal } from '@axle/kernel';

/** The cells of a file's row by field key. */
type Cells = Readonly<Record<string, string>>;

/**
 * [B11] Reads one row of a vehicle file: every cell trimmed; `bodyStyles` is the text of a JSON list (`["Sedan","Coupe"]`)
 * or, from our own exports, labels listed by comma. A list without entries is an empty cell. What begins as a JSON list
 * and is none is refused with `FORMAT` and left out, so that nobody reads it a second time.
 */
export function vehicleRow(cells: Cells): { readonly cells: Cells; readonly refusals: readonly Refusal[] } {
  const { bodyStyles = '', ...others } = Object.fromEntries(Object.entries(cells).map(([field, cell]) => [field, cell.trim()]));
  if (!bodyStyles.startsWith('[')) return { cells: bodyStyles === '' ? others : { ...others, bodyStyles }, refusals: [] };
  const styles = jsonTexts(bodyStyles);
  if (!styles) return { cells: others, refusals: [notAList(bodyStyles)] };
  return { cells: styles.length === 0 ? others : { ...others, bodyStyles: JSON.stringify(styles) }, refusals: [] };
}

function jsonTexts(text: string): readonly string[] | undefined {
  try {
    const list: unknown = JSON.parse(text);
    if (!Array.isArray(list) || !list.every(entry => typeof entry === 'string')) return undefined;
    return list.map(entry => entry.trim()).filter(entry => entry !== '');
  } catch {
    return undefined;
  }
}

function notAList(given: string): Refusal {
  const shown = given.length > 40 ? `${given.slice(0, 40)}…` : given;
  return {
    code: 'FORMAT',
    field: 'bodyStyles',
    message: {
      zh: `车身形式不是 JSON 列表，应形如 ["Sedan","Coupe"]：${shown}`,
      en: `Body styles must be a JSON list such as ["Sedan","Coupe"]: ${shown}`,
    },
  };
}
