/** A text as it fits in its place. */
export interface FittedText {
  /** Height of the letters, at most the size that was asked for. */
  readonly size: number;
  readonly lines: readonly string[];
}

/** A string of signs without blanks: a code, which is of use only as a whole. */
const code = /^[!-~]+$/;

/**
 * Fits a text in a width: broken at line breaks, blanks or where it must be, the last line with an ellipsis where more was to come. The
 * letters of a code get smaller until all of it is there. `widthOf` measures letters of size 1 in the unit of the width.
 */
export function fitText(
  text: string,
  { width, size, lines: most = 1 }: { readonly width: number; readonly size: number; readonly lines?: number | undefined },
  widthOf: (text: string) => number,
): FittedText {
  if (code.test(text)) return { size: Math.min(size, width / widthOf(text)), lines: [text] };
  const fits = (line: string) => widthOf(line) * size <= width;
  const lines: string[] = [];
  let rest = most === 1 ? text.replaceAll('\n', ' ') : text;
  while (rest !== '' && lines.length < most) {
    const last = lines.length === most - 1;
    const [first = ''] = last ? [rest.replaceAll('\n', ' ')] : rest.split('\n', 1);
    const taken = fits(first) ? first : cutToFit(first, last, fits);
    lines.push(taken);
    rest = last ? '' : rest.slice(taken.length).trimStart();
  }
  return { size, lines };
}

/** The beginning of a line that fits: up to a blank where there is one, or with an ellipsis where nothing follows. */
function cutToFit(line: string, last: boolean, fits: (text: string) => boolean): string {
  const letters = [...line];
  // more letters are never narrower: the most that fit lie between those that do and those that do not
  let [end, beyond] = [1, letters.length];
  while (end + 1 < beyond) {
    const middle = Math.floor((end + beyond) / 2);
    if (fits(letters.slice(0, middle).join('') + (last ? '…' : ''))) end = middle;
    else beyond = middle;
  }
  const cut = letters.slice(0, end).join('');
  if (last) return `${cut.trimEnd()}…`;
  const space = cut.lastIndexOf(' ');
  return space > 0 ? cut.slice(0, space) : cut;
}
