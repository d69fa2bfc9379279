import type { Refusal } from '@axle/kernel';

/** An option as a record holds it. */
export interface ListedOption {
  readonly code: string;
  readonly nameZh: string;
  readonly nameEn: string;
}

type Cells = Readonly<Record<string, string>>;

/** Most options of a property. */
export const mostOptions = 200;

const parts = ['code', 'nameZh', 'nameEn'] as const;

const escaped = (text: string): string => text.replace(/[\\|;]/g, '\\$&');

/** [PROP5] Options in one cell: `code|zh|en;…`; what parts them, where a name holds it, stands behind a backslash. */
export const optionsCell = (options: readonly ListedOption[]): string =>
  options.map(option => parts.map(part => escaped(option[part])).join('|')).join(';');

/**
 * [PROP5] Takes the options of a row apart, each to a place of its own; what is no option of three parts is refused, and so are too many.
 */
export function optionsRow(cells: Cells): { readonly cells: Cells; readonly refusals: readonly Refusal[] } {
  const { options = '', ...others } = cells;
  const listed = takenApart(options);
  const wrong = listed.find(option => option.length !== parts.length || option.includes(''));
  if (wrong) return { cells: others, refusals: [noOption(wrong.join('|'))] };
  if (listed.length > mostOptions) return { cells: others, refusals: [tooMany] };
  const places = listed.flatMap((option, at) => parts.map((part, nth) => [`options.${at + 1}.${part}`, option[nth] ?? ''] as const));
  return { cells: { ...others, ...Object.fromEntries(places) }, refusals: [] };
}

/** The parts of each option, trimmed; options of which nothing is written are none. */
function takenApart(text: string): readonly (readonly string[])[] {
  const options: string[][] = [['']];
  for (const [found, kept] of text.matchAll(/\\([\\|;])|[\s\S]/g)) {
    const option = options.at(-1)!;
    if (found === ';') options.push(['']);
    else if (found === '|') option.push('');
    else option.push((option.pop() ?? '') + (kept ?? found));
  }
  return options.map(option => option.map(part => part.trim())).filter(option => option.some(part => part !== ''));
}

function noOption(given: string): Refusal {
  const shown = given.length > 40 ? `${given.slice(0, 40)}…` : given;
  return {
    code: 'FORMAT',
    field: 'options',
    message: {
      zh: `选项应写作 编码|中文|英文，以分号分隔：${shown}`,
      en: `Write options as code|Chinese|English, separated by semicolons: ${shown}`,
    },
  };
}

const tooMany: Refusal = {
  code: 'RANGE',
  field: 'options',
  message: { zh: `一个属性最多${mostOptions}个选项`, en: `A property has at most ${mostOptions} options` },
};
