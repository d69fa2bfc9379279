import { fill, type Refusal, type Text } from '@axle/kernel';

/** A bank account of a company or a supplier. */
export interface BankAccount {
  readonly bankCode: string;
  readonly currency: string;
  readonly isDefault?: boolean;
}

const code: Text = {
  zh: '联行号为12位数字，SWIFT代码为8或11位',
  en: 'A CNAPS number has 12 digits, a SWIFT code 8 or 11 characters',
};
const doubled: Text = { zh: '{currency}只能有一个默认账户', en: '{currency} can have only one default account' };

/** [B36] A bank is named by its CNAPS number or its SWIFT code, and each currency has at most one default account. */
export function checkBankAccounts({ bankAccounts }: Readonly<Record<string, unknown>>): readonly Refusal[] {
  const accounts = Array.isArray(bankAccounts) ? (bankAccounts as readonly BankAccount[]) : [];
  const seen = new Set<string>();
  return accounts.flatMap(({ bankCode, currency, isDefault }, at) => {
    const found: Refusal[] = [];
    if (bankCode !== undefined && !/^(\d{12}|[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?)$/.test(bankCode))
      found.push({ code: 'BANK_CODE', field: `bankAccounts.${at}.bankCode`, message: code });
    if (isDefault && seen.has(currency))
      found.push({ code: 'TWO_DEFAULTS', field: `bankAccounts.${at}.isDefault`, message: fill(doubled, { currency }) });
    if (isDefault) seen.add(currency);
    return found;
  });
}

/** [B36] How many accounts a record has. */
export const countedAccounts = ({ bankAccounts }: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => ({
  accounts: Array.isArray(bankAccounts) ? bankAccounts.length : 0,
});
