import { fill, type Refusal } from '@axle/kernel';
import { permissionCode, type RecordValues } from '@axle/page-kit';
import { can } from '@axle/permissions';
import { sql } from 'kysely';
import { RefusedWrite } from '../../../platform/resources/refused-write.ts';
import type { WriteGuard } from '../../../platform/resources/writes/settle-rows.ts';

const free = permissionCode('purchase', 'mailConsole', 'freeAddress');

const strange = (field: string, address: string): Refusal => ({
  code: 'FREE_ADDRESS',
  field,
  message: fill(
    {
      zh: '{address}不是该供应商或收件邮箱中的地址，需要“任意收件人”权限',
      en: '{address} is not an address of the supplier or of the recipient e-mails; the permission “Any recipient” is required',
    },
    { address },
  ),
});

const fields = ['toAddresses', 'ccAddresses'] as const;
const addressesOf = (mail: RecordValues, field: string): readonly string[] => (mail[field] as readonly string[] | undefined) ?? [];

/** Mails go to addresses that are kept: of the supplier, or among the recipients of mails. Others need a right of their own. */
export const knownAddresses: WriteGuard = async (database, { caller }, rows) => {
  if (can(caller.access, free)) return;
  for (const { before, after } of rows) {
    if (!before || !after) continue;
    const added = fields.flatMap(field =>
      addressesOf(after, field)
        .filter(address => !addressesOf(before, field).includes(address))
        .map(address => ({ field, address })),
    );
    if (added.length === 0) continue;
    const supplier = Number(after['supplier'] ?? 0);
    const { rows: kept } = await sql<{ email: string }>`
      select lower(email) as email from supplier_contacts where record_id = ${supplier} and email is not null
      union select lower(email) from recipient_email where supplier = ${supplier} or supplier is null`.execute(database);
    const known = new Set(kept.map(({ email }) => email));
    const wrong = added.find(({ address }) => !known.has(address.toLowerCase()));
    if (wrong) throw new RefusedWrite(strange(wrong.field, wrong.address));
  }
};
