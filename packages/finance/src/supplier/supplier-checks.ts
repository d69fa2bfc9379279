import { fill, foldSpelling, isEmailAddress, type Refusal, type Text } from '@axle/kernel';

/** What the rules of a supplier go by. */
interface SupplierValues {
  readonly nameZh?: string;
  readonly nameEn?: string;
  readonly bankAccounts?: readonly { readonly name?: string; readonly reason?: string }[];
  readonly contacts?: readonly { readonly email?: string; readonly forMail?: boolean }[];
}

const holder: Text = {
  zh: '户名与供应商名称不同，请写明原因',
  en: 'The account holder differs from the supplier name; enter a reason',
};
const email: Text = { zh: '邮箱格式不正确', en: 'Invalid e-mail address' };
const withoutEmail: Text = { zh: '收邮件的联系人须有邮箱', en: 'A contact who receives e-mails needs an e-mail address' };

const folded = (text: string | undefined): string => foldSpelling(text ?? '').replace(/[\s.,()（）]/g, '');

/** [SUP5] An account that is not in the supplier's own name says why. */
export function checkAccountHolders(record: SupplierValues): readonly Refusal[] {
  const own = [record.nameZh, record.nameEn].map(folded);
  return (record.bankAccounts ?? []).flatMap(({ name, reason }, at) =>
    name === undefined || own.includes(folded(name)) || String(reason ?? '').trim() !== ''
      ? []
      : [{ code: 'HOLDER', field: `bankAccounts.${at}.reason`, message: fill(holder, {}) }],
  );
}

/** [SUP6] Contacts have valid e-mail addresses, and those who receive mails have one. */
export const checkContacts = (record: SupplierValues): readonly Refusal[] =>
  (record.contacts ?? []).flatMap(({ email: address, forMail }, at) => {
    const field = `contacts.${at}.email`;
    if (address === undefined) return forMail === true ? [{ code: 'REQUIRED', field, message: withoutEmail }] : [];
    return isEmailAddress(String(address)) ? [] : [{ code: 'EMAIL', field, message: email }];
  });

/** [SUP6] Whether mails can be sent to a supplier: somebody of theirs gets them. */
export const hasMailContact = (record: SupplierValues): boolean =>
  (record.contacts ?? []).some(({ email: address, forMail }) => forMail === true && isEmailAddress(String(address ?? '')));

/** What stands in lists of a supplier's address: its province. */
export const derivedSupplier = ({ address }: { readonly address?: { readonly region?: string } }) => ({
  province: address?.region,
});
