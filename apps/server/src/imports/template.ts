import { buffer } from 'node:stream/consumers';
import { inLanguage, type Language, refuse, type Text } from '@axle/kernel';
import { columnLabel, standardCode } from '@axle/page-kit';
import { can } from '@axle/permissions';
import { writeXlsx } from 'hucre/xlsx';
import { rightMissing } from '../jobs/task-failure.ts';
import { tableMediaTypes } from '../files/stored-files.ts';
import { type TableFormat, writeTable } from '../files/write-table.ts';
import type { Caller } from '../gateways/caller.ts';
import type { Answer } from '../gateways/main/main-call.ts';
import type { PageEntry } from '../pages/registry.ts';
import { importForm, type ImportForm } from './import-form.ts';
import { valuesOf } from './template-values.ts';

const words = {
  legend: { zh: '说明', en: 'Legend' },
  column: { zh: '列', en: 'Column' },
  name: { zh: '字段名', en: 'Field' },
  required: { zh: '必填', en: 'Required' },
  values: { zh: '取值', en: 'Values' },
  remark: { zh: '备注', en: 'Remark' },
  example: { zh: '示例', en: 'Example' },
  yes: { zh: '是', en: 'yes' },
  no: { zh: '否', en: 'no' },
  empty: { zh: '空单元格保留原值；填 #N/A 清空该字段。', en: 'An empty cell leaves the value; #N/A empties the field.' },
  exampleRow: { zh: '第2行是示例，请替换。', en: 'Row 2 is an example, please replace it.' },
} as const satisfies Readonly<Record<string, Text>>;

/** The template of an import: columns by label and an example; as xlsx with a sheet that explains every column. */
export async function template(entry: PageEntry, { access, language }: Caller, format: TableFormat): Promise<Answer> {
  const form = importForm(entry, access);
  if (!form || !can(access, standardCode(entry.section.key, entry.page, 'import'))) return refuse(rightMissing);
  const content = format === 'xlsx' ? Buffer.from(await sheets(form, language)) : await buffer(plain(form, language));
  const name = `${inLanguage(entry.page.title, language)}-${language === 'en' ? 'template' : '模板'}.${format}`;
  return { kind: 'file', name, mediaType: tableMediaTypes[format], bytes: content.length, content };
}

const labels = ({ columns }: ImportForm, language: Language) => columns.map(([, field]) => inLanguage(columnLabel(field), language));
const example = ({ columns, importing }: ImportForm) => columns.map(([key]) => importing.example[key] ?? '');

const plain = (form: ImportForm, language: Language) => {
  async function* portions() {
    yield [example(form)];
  }
  return writeTable('csv', { sheet: '', columns: labels(form, language).map(label => ({ label })), portions: portions() });
};

function sheets(form: ImportForm, language: Language): Promise<Uint8Array> {
  const say = (text: Text) => inLanguage(text, language);
  const head = [words.column, words.name, words.required, words.values, words.remark, words.example].map(say);
  const legend = form.columns.map(([key, field]) => [
    say(columnLabel(field)),
    key,
    say(field.required && field.initial === undefined ? words.yes : words.no),
    valuesOf(field, language),
    field.help ? say(field.help) : '',
    form.importing.example[key] ?? '',
  ]);
  return writeXlsx({
    sheets: [
      {
        name: inLanguage(form.page.title, language).slice(0, 31),
        columns: form.columns.map(() => ({ width: 16 })),
        rows: [labels(form, language), example(form)],
        freezePane: { rows: 1 },
      },
      {
        name: say(words.legend),
        columns: [16, 14, 10, 60, 40, 20].map(width => ({ width })),
        rows: [head, ...legend, [], [say(words.empty)], [say(words.exampleRow)]],
        freezePane: { rows: 1 },
      },
    ],
  });
}
