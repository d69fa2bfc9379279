/** For every initial the first character that sorts under it by pinyin. */
const firsts: readonly (readonly [string, string])[] = [
  ['a', '阿'],
  ['b', '八'],
  ['c', '嚓'],
  ['d', '哒'],
  ['e', '妸'],
  ['f', '发'],
  ['g', '旮'],
  ['h', '哈'],
  ['j', '讥'],
  ['k', '咔'],
  ['l', '垃'],
  ['m', '妈'],
  ['n', '拿'],
  ['o', '噢'],
  ['p', '妑'],
  ['q', '七'],
  ['r', '呥'],
  ['s', '撒'],
  ['t', '它'],
  ['w', '穵'],
  ['x', '夕'],
  ['y', '丫'],
  ['z', '匝'],
];

const order = new Intl.Collator('zh-CN-u-co-pinyin');
const known = new Map<string, string>();

/**
 * First letters of the pinyin of a text, by the pinyin order that every browser and Node bring along: 车型库 → `cxk`. Other characters stay as
 * they are.
 */
export const pinyinInitials = (text: string): string => Array.from(text, initialOf).join('');

function initialOf(character: string): string {
  if (!/[\u4e00-\u9fff]/.test(character)) return character.toLowerCase();
  const remembered = known.get(character);
  if (remembered !== undefined) return remembered;
  const found = firsts.findLast(([, first]) => order.compare(first, character) <= 0)?.[0] ?? character;
  known.set(character, found);
  return found;
}
