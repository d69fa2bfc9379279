import { fill, type LocalDate, type Refusal, text } from '@axle/kernel';

/** Goods that a channel, a port or a country no longer takes in a period. */
export interface Cutoff {
  readonly match: 'declName' | 'category' | 'hs';
  readonly value: string;
  readonly scope: 'all' | 'channel' | 'harbour' | 'country';
  readonly scopeRef?: string;
  readonly action: 'block' | 'warn';
  readonly reason?: string;
  readonly effectiveFrom: LocalDate;
  readonly effectiveTo?: LocalDate;
}

/** What is to be shipped: its declared names, its category with all above it, and its tariff code. */
export interface CutoffLine {
  readonly sku: string;
  readonly names: readonly string[];
  readonly categories: readonly string[];
  readonly hs?: string;
}

/** By which ways it shall go; what is not known yet is left out. */
export interface Passage {
  readonly channel?: string;
  readonly harbours: readonly string[];
  readonly country?: string;
}

/** A line that meets a cut-off. */
export interface CutoffHit<Rule extends Cutoff = Cutoff> {
  readonly sku: string;
  readonly cutoff: Rule;
}

/** Letter by letter, so that no letter turns into two or goes by its place in the word. */
const lower = (text: string): string => Array.from(text, letter => (letter === 'İ' ? 'i' : letter.toLowerCase())).join('');

const folded = (text: string): string =>
  lower(text.normalize('NFKC'))
    .replaceAll(/[\s\u0085]+/g, ' ')
    .trim();

const isLatin = (letter: string | undefined): boolean => letter !== undefined && /[\p{Script=Latin}\d]/u.test(letter);

/** Whether a phrase stands in a text as a whole, whatever the case: Latin words are not cut, Chinese has no spaces to go by. */
export function containsPhrase(text: string, phrase: string): boolean {
  const [within, wanted] = [folded(text), folded(phrase)];
  if (wanted === '') return false;
  for (let at = within.indexOf(wanted); at >= 0; at = within.indexOf(wanted, at + 1)) {
    const [before, after] = [within[at - 1], within[at + wanted.length]];
    if (!(isLatin(before) && isLatin(wanted[0])) && !(isLatin(after) && isLatin(wanted.at(-1)))) return true;
  }
  return false;
}

const speaksOf = ({ match, value }: Cutoff, { names, categories, hs }: CutoffLine): boolean =>
  ({
    declName: () => names.some(name => containsPhrase(name, value)),
    category: () => categories.some(code => folded(code) === folded(value)),
    hs: () => hs?.startsWith(value) === true,
  })[match]();

const isOnTheWay = ({ scope, scopeRef = '' }: Cutoff, { channel, harbours, country }: Passage): boolean =>
  ({
    all: () => true,
    channel: () => channel === scopeRef,
    harbour: () => harbours.includes(scopeRef),
    country: () => country === scopeRef,
  })[scope]();

/** [B30] Lines that meet a cut-off in force on a day on their way: each with each, blocks before warnings. */
export function cutoffHits<Rule extends Cutoff>(
  cutoffs: readonly Rule[],
  lines: readonly CutoffLine[],
  passage: Passage,
  day: LocalDate,
): readonly CutoffHit<Rule>[] {
  const inForce = cutoffs.filter(
    cutoff => cutoff.effectiveFrom <= day && (cutoff.effectiveTo === undefined || day <= cutoff.effectiveTo) && isOnTheWay(cutoff, passage),
  );
  const hits = lines.flatMap(line => inForce.filter(cutoff => speaksOf(cutoff, line)).map(cutoff => ({ sku: line.sku, cutoff })));
  return [...hits.filter(({ cutoff }) => cutoff.action === 'block'), ...hits.filter(({ cutoff }) => cutoff.action === 'warn')];
}

const refusal = (code: string, field: string, zh: string, en: string): Refusal => ({ code, field, message: fill(text(zh, en), {}) });

/**
 * [L10] A name has two characters or more, an HS prefix 4 to 10 digits; a block has its reason; a cut-off of a channel, harbour or country
 * names it.
 */
export function checkCutoff(values: Partial<Cutoff>): readonly Refusal[] {
  const { match, value, scope, scopeRef, action, reason, effectiveFrom: from, effectiveTo: to } = values;
  const text = value ?? '';
  return [
    ...(match === 'hs' && !/^\d{4,10}$/.test(text)
      ? [refusal('HS_PREFIX', 'value', 'HS前缀须为4至10位数字', 'An HS prefix must have 4 to 10 digits')]
      : []),
    ...(match !== 'hs' && text.length < 2 ? [refusal('TOO_SHORT', 'value', '至少2个字符', 'Enter at least 2 characters')] : []),
    ...(scope !== 'all' && scopeRef === undefined ? [refusal('REQUIRED', 'scopeRef', '请填写范围编码', 'Enter the scope code')] : []),
    ...(scope === 'all' && scopeRef !== undefined
      ? [refusal('RULE', 'scopeRef', '范围为全部时不填范围编码', 'Leave the scope code empty for all')]
      : []),
    ...(action === 'block' && reason === undefined ? [refusal('REQUIRED', 'reason', '禁止须填写原因', 'A block needs a reason')] : []),
    ...(from !== undefined && to !== undefined && to < from
      ? [refusal('PERIOD', 'effectiveTo', '截止日期不能早于起始日期', 'The end date cannot be before the start date')]
      : []),
  ];
}
