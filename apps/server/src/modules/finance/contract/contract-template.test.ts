import { zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { taskServer } from '../../../platform/jobs/testing/task-server.ts';
import { testDatabase } from '../../../testing/test-database.ts';

const database = await testDatabase();
const server = await taskServer(database);
const codes = ['list', 'add', 'update'].map(action => `basic.contractCategory.${action}`);
const editor = await server.addUser('editor', codes);
const word = (...pieces: readonly string[]) =>
  zipSync({
    'word/document.xml': Buffer.from(`<w:body><w:p>${pieces.map(text => `<w:r><w:t>${text}</w:t></w:r>`).join('')}</w:p></w:body>`),
  }) as Uint8Array<ArrayBuffer>;

let code = 0;
const category = async (name: string, content: string | Uint8Array<ArrayBuffer>) => {
  const { id, bytes } = (await editor.upload('/base/upload', {}, name, content)).data as { readonly id: string; readonly bytes: number };
  code += 1;
  const values = { code: `T-${code}`, short_name: 'T', name_zh: '试', name_en: 'T', number_prefix: `T${'ABCDEFG'[code]}` };
  return editor.post('/base/contract_category/add', { values: { ...values, template_file: [{ id, name, bytes }] } });
};
const preview = async (id: number) =>
  editor.post('/base/contract_category/work_out', { page: 'contractCategory', tool: 'previewTemplate', input: { category: id } });

it('accept: a template with `{suplierName}` is refused and names the unknown placeholder, also where Word has parted it', async () => {
  expect(await category('合同.docx', word('乙方 {supl', 'ierName}'))).toMatchObject({
    reason: 'UNKNOWN_VARIABLE',
    refusals: [{ field: 'templateFile', message: '未知变量 {{suplierName}}，是否应为 {{supplierName}}？' }],
  });
  expect(await category('contract.txt', '{{suplierName}}')).toMatchObject({ reason: 'UNKNOWN_VARIABLE' });
});

it('a Word file is the template of a kind of contract, and is read with a sample', async () => {
  const added = await category('合同.docx', word('乙方 {sup', 'plierName} &amp; {{ amount }}'));
  expect(added).toMatchObject({ code: 200, data: { template_file: [{ name: '合同.docx' }] } });
  const { id } = added.data as { readonly id: number };
  expect(await preview(id)).toMatchObject({ data: { text: '乙方 宁波恒远制动系统有限公司 & 128,600.00', file: '合同.docx' } });
});

it('a file that is no Word document, or none that can be read, is refused', async () => {
  expect(await category('contract.docx', 'no zip at all')).toMatchObject({ reason: 'FILE_TYPE', refusals: [{ field: 'templateFile' }] });
  expect(await category('contract.docx', zipSync({ 'xl/a.xml': Buffer.from('') }) as Uint8Array<ArrayBuffer>)).toMatchObject({
    reason: 'FILE_TYPE',
  });
});

it('without a file the typed text is previewed, and nothing where there is none', async () => {
  const values = (prefix: string, template?: string) => ({
    values: { code: prefix, short_name: 'T', name_zh: '试', name_en: 'T', number_prefix: prefix, template },
  });
  const typed = (await editor.post('/base/contract_category/add', values('XX', '{amount}'))).data as { readonly id: number };
  expect(await preview(typed.id)).toMatchObject({ data: { text: '128,600.00' } });
  const empty = (await editor.post('/base/contract_category/add', values('YY'))).data as { readonly id: number };
  expect((await preview(empty.id)).data).toEqual({});
  expect(await preview(999_999)).toMatchObject({ reason: 'NOT_FOUND' });
});
