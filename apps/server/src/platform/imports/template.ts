import { buffer } from 'node:stream/consumers';
import { inLanguage, type Language, type Refusal, refuse } from '@axle/kernel';
import { standardCode } from '@axle/page-kit';
import { can } from '@axle/permissions';
import { rightMissing } from '../jobs/task-failure.ts';
import { tableMediaTypes } from '../files/stored-files.ts';
import { type TableFormat, writeTable } from '../files/write-table.ts';
import type { Caller } from '../gateways/caller.ts';
import type { Answer } from '../gateways/main/main-call.ts';
import type { LookupCallParts } from '../lookups/lookup-calls.ts';
import type { ImportEntry } from '../registry/page-registry.ts';
import { withColumnsAcross } from './columns-across.ts';
import { importForm, type ImportForm } from './import-form.ts';
import { columnChoices } from './template-choices.ts';
import { templateExample, templateLabels } from './template-labels.ts';
import { templateSheets } from './template-sheets.ts';

const noTemplate: Refusal = {
  code: 'NO_TEMPLATE',
  message: { zh: '该导入是zip，没有模板', en: 'This import takes a zip file and has no template' },
};

/**
 * The template of an import: columns by label and an example; as xlsx with choices to pick from and a sheet that explains every
 * column in both languages.
 */
export async function template(parts: LookupCallParts, entry: ImportEntry, caller: Caller, format: TableFormat): Promise<Answer> {
  const { access, language } = caller;
  const named = importForm(entry, access);
  if (!named || !can(access, standardCode(entry.section.key, entry.page, 'import'))) return refuse(rightMissing);
  if (named.importing.zip) return refuse(noTemplate);
  const form = await withColumnsAcross(parts.database, parts.registry, named);
  const content =
    format === 'xlsx'
      ? Buffer.from(await templateSheets(form, await columnChoices(parts, caller, form), language))
      : await buffer(plain(form, language));
  const name = `${inLanguage(form.title, language)}-${language === 'en' ? 'template' : '模板'}.${format}`;
  return { kind: 'file', name, mediaType: tableMediaTypes[format], bytes: content.length, content };
}

const plain = (form: ImportForm, language: Language) => {
  async function* portions() {
    yield [templateExample(form)];
  }
  return writeTable('csv', { sheet: '', columns: templateLabels(form, language).map(label => ({ label })), portions: portions() });
};
