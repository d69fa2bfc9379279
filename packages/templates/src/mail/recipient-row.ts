import { isEmailAddress, type Refusal, text } from '@axle/kernel';

/** What the rules of a recipient go by. */
interface RecipientRow {
  readonly scope?: string;
  readonly supplier?: number;
  readonly company?: number;
  readonly email?: string;
}

const format: Refusal = { code: 'EMAIL', field: 'email', message: { zh: '邮箱格式不正确', en: 'Invalid e-mail address' } };
const without = (field: string, zh: string, en: string): Refusal => ({ code: 'REQUIRED', field, message: text(zh, en) });

/** [M14] An address is proper, and belongs to a supplier, to a company of ours, or to neither, as its scope says. */
export function checkRecipientRow({ scope, supplier, company, email }: RecipientRow): readonly Refusal[] {
  const found: Refusal[] = email !== undefined && !isEmailAddress(email) ? [format] : [];
  if (scope === 'supplier' && supplier === undefined) found.push(without('supplier', '请选择供应商', 'Choose a supplier'));
  if (scope === 'company' && company === undefined) found.push(without('company', '请选择公司主体', 'Choose a company'));
  if (scope !== 'supplier' && supplier !== undefined)
    found.push({ code: 'RULE', field: 'supplier', message: { zh: '该范围不能有供应商', en: 'This scope cannot have a supplier' } });
  if (scope !== 'company' && company !== undefined)
    found.push({ code: 'RULE', field: 'company', message: { zh: '该范围不能有公司主体', en: 'This scope cannot have a company' } });
  return found;
}

/** The separate addresses of a text: parted by lines, blanks, commas or semicolons, each once. */
export const addressesIn = (text: string): readonly string[] => [...new Set(text.split(/[\s,;，；]+/).filter(part => part !== ''))];
