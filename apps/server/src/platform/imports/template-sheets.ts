import { inLanguage, type Language, type Text } from '@axle/kernel';
import { columnLabel } from '@axle/page-kit';
import { importLimits } from '@axle/tasks';
import { cellRef, rangeRef, type WriteSheet, writeXlsx } from 'hucre/xlsx';
import type { ImportForm } from './import-form.ts';
import type { ColumnChoices } from './template-choices.ts';
import { templateExample, templateLabels } from './template-labels.ts';
import { valuesOf } from './template-values.ts';

const words = {
  legend: { zh: '说明', en: 'Legend' },
  yes: { zh: '是', en: 'yes' },
  no: { zh: '否', en: 'no' },
} as const satisfies Readonly<Record<string, Text>>;

const both = ({ zh, en }: Text) => `${zh} / ${en}`;

/** Columns of the legend and their widths. */
const legendHead = [
  ['列', 18],
  ['Column', 20],
  ['字段名 / Field', 18],
  ['必填 / Required', 14],
  ['取值', 44],
  ['Values', 44],
  ['备注', 30],
  ['Remark', 30],
  ['示例 / Example', 20],
] as const;

const notes = [
  ['空单元格保留原值；填 #N/A 清空该字段。', 'Empty cells keep the current value; #N/A clears the field.'],
  ['第2行是示例，请替换。', 'Row 2 is an example, please replace it.'],
  [
    '下拉框可选；也可填写编码或另一种语言的名称。',
    'Where a cell has a drop-down, you may also enter a code or the name in the other language.',
  ],
] as const;

/** Where the choices stand that cells refer to; nobody needs to look at it. */
const choicesSheet = 'choices';

const bold = { font: { bold: true } } as const;
const boldRow = (length: number) => new Map(Array.from({ length }, (_, column) => [`0,${column}`, { style: bold }] as const));

/** A template as a workbook: the sheet to fill, its header in place while one scrolls; the legend in both languages; the choices. */
export function templateSheets(form: ImportForm, choices: ColumnChoices, language: Language): Promise<Uint8Array> {
  const lists = form.columns.flatMap(([key], column) => {
    const values = choices.get(key);
    return values ? [{ column, values }] : [];
  });
  const data: WriteSheet = {
    name: inLanguage(form.title, language).slice(0, 31),
    columns: form.columns.map(() => ({ width: 16 })),
    rows: [[...templateLabels(form, language)], [...templateExample(form)]],
    cells: boldRow(form.columns.length),
    freezePane: { rows: 1 },
    dataValidations: lists.map(({ column, values }, place) => ({
      type: 'list',
      formula1: `${choicesSheet}!${absolute(0, place)}:${absolute(values.length - 1, place)}`,
      allowBlank: true,
      showErrorMessage: false,
      range: rangeRef(1, column, importLimits.rows, column),
    })),
  };
  const longest = Math.max(0, ...lists.map(({ values }) => values.length));
  const listed: WriteSheet = {
    name: choicesSheet,
    hidden: true,
    rows: Array.from({ length: longest }, (_, row) => lists.map(({ values }) => values[row] ?? null)),
  };
  return writeXlsx({ sheets: [data, legend(form, choices, language), ...(lists.length > 0 ? [listed] : [])] });
}

const absolute = (row: number, column: number) => cellRef(row, column).replace(/^([A-Z]+)(\d+)$/, '$$$1$$$2');

function legend(form: ImportForm, choices: ColumnChoices, language: Language): WriteSheet {
  const rows = form.columns.map(([key, field]) => {
    const { zh, en } = columnLabel(field);
    const few = field.kind === 'ref' || field.kind === 'cascade' ? choices.get(key)?.join(', ') : undefined;
    const values = (reader: Language) => (few === undefined ? valuesOf(field, reader) : `${valuesOf(field, reader)}: ${few}`);
    return [
      zh,
      en,
      key,
      both(field.required && field.initial === undefined ? words.yes : words.no),
      values('zh-cn'),
      values('en'),
      field.help?.zh ?? '',
      field.help?.en ?? '',
      form.importing.example[key] ?? '',
    ];
  });
  return {
    name: inLanguage(words.legend, language),
    columns: legendHead.map(([, width]) => ({ width })),
    rows: [legendHead.map(([head]) => head), ...rows, [], ...notes.map(note => [...note])],
    cells: boldRow(legendHead.length),
    freezePane: { rows: 1 },
  };
}
