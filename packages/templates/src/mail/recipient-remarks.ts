import type { Refusal } from '@axle/kernel';

/** The values that the remarks on a recipient depend on. */
interface RecipientValues {
  readonly scope?: string;
  readonly role?: string;
  readonly email?: string;
}

/** What is unusual about where a recipient's address is. */
export type AddressNotice = 'ownDomain' | 'outside';

/** Most of our own domains that a remark names. */
const mostNamed = 3;

const domainIn = (email: string): string => (email.split('@')[1] ?? '').trim().toLowerCase();

/**
 * [M16] Whether a recipient of a supplier's mails is at a domain of our own, or one for us outside all of them; nothing as long as we know
 * no domain of ours.
 */
export function addressNotice({ scope, role, email }: RecipientValues, ownDomains: readonly string[]): AddressNotice | undefined {
  const domain = typeof email === 'string' ? domainIn(email) : '';
  if (domain === '' || ownDomains.length === 0) return undefined;
  const isOurs = ownDomains.includes(domain);
  if (scope === 'supplier') return role === 'to' && isOurs ? 'ownDomain' : undefined;
  return isOurs ? undefined : 'outside';
}

/** [M16] What the form says of an address that is unusual, and saves all the same. */
export function recipientRemarks(values: RecipientValues, ownDomains: readonly string[]): readonly Refusal[] {
  const notice = addressNotice(values, ownDomains);
  if (notice === undefined) return [];
  const named = ownDomains.slice(0, mostNamed);
  const message =
    notice === 'ownDomain'
      ? { zh: '请核对：供应商邮件的收件人属于本公司域名', en: 'Please check: mail to the supplier would go to our own domain' }
      : { zh: `请核对：不在本公司域名（${named.join('、')}）之内`, en: `Please check: outside our own domains (${named.join(', ')})` };
  return [{ code: notice, field: 'email', message }];
}
