import { type ShownAs, shownAs } from './number-format.ts';
import { eachTag } from './xml-tags.ts';

/** The styles, by number, that show numbers otherwise than by their digits: cells name their style so. */
export async function cellStyles(content: AsyncIterable<Buffer> | undefined): Promise<ReadonlyMap<number, ShownAs>> {
  const codes = new Map<number, string>();
  const styles = new Map<number, ShownAs>();
  let [within, count] = [false, 0];
  await eachTag(content, {
    opened(tag, { numFmtId, formatCode }) {
      if (tag === 'numFmt') codes.set(Number(numFmtId), formatCode ?? '');
      if (tag === 'cellXfs') within = true;
      if (tag !== 'xf' || !within) return;
      const shown = shownAs(Number(numFmtId ?? 0), codes.get(Number(numFmtId)));
      if (shown) styles.set(count, shown);
      count++;
    },
    closed(tag) {
      if (tag === 'cellXfs') within = false;
    },
  });
  return styles;
}
