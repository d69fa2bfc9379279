import { text } from '@axle/kernel';
import type { Fields } from '@axle/page-kit';
import { clauseWords, mostClauseLetters } from './clause-records.ts';

const written = (zh: string, en: string) =>
  ({ kind: 'text', label: text(zh, en), readOnly: true, hidden: true, maxLength: 60_000, lines: 12, width: 320 }) as const;

/** What its orders say, and in which language. */
export const templateWordingFields = {
  lang: {
    kind: 'enum',
    label: text('语言', 'Language'),
    required: true,
    initial: 'both',
    options: [
      { code: 'zh', label: text('中文', 'Chinese') },
      { code: 'en', label: text('英文', 'English') },
      { code: 'both', label: text('中英文', 'Both') },
    ],
    width: 96,
  },
  packing: {
    kind: 'text',
    label: text('包装要求', 'Packing'),
    maxLength: mostClauseLetters,
    lines: 5,
    hidden: true,
    width: 280,
    help: text('可使用与条款相同的变量。', 'May use the variables of clauses.'),
  },
  clauses: {
    kind: 'lines',
    label: text('条款', 'Clauses'),
    by: ['clause'],
    most: 50,
    fields: {
      clause: {
        kind: 'ref',
        label: text('条款库', 'From the library'),
        entity: 'orderClause',
        required: true,
        width: 200,
        help: text('不填内容则取条款库的内容。', 'Without words of its own, it has those of the library.'),
      },
      ...clauseWords,
    },
  },
  sampleZh: written('中文样张', 'Chinese sample'),
  sampleEn: written('英文样张', 'English sample'),
} as const satisfies Fields;
