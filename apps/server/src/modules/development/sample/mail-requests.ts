import { formatValue, type RecordRow } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { RefusedWrite } from '../../../platform/resources/refused-write.ts';
import type { Consequence } from '../../../platform/resources/writes/follow-writes.ts';
import { supplierMail } from '../../purchasing/mail/supplier-mail.ts';

interface Requested {
  /** The number of the sample, which the database gave it. */
  readonly number: string;
  readonly name: string;
  readonly nameEn: string;
  readonly oe: string | null;
  readonly developer: number;
  /** Our company that bought from the supplier last; else the first that deals with it. */
  readonly company: number;
}

/** What a sample is of, who asks for it, and for which of our companies. */
async function requestedOf(database: Kysely<Tables>, { id, supplier }: RecordRow): Promise<Requested> {
  const { rows } = await sql<Requested>`
    select s.sample_no as number, p.name, p.name_en as "nameEn", p.oe_numbers[1] as oe, p.developer, coalesce(
      (select o.company_entity from purchase_order o where o.supplier = ${supplier} order by o.id desc limit 1),
      (select c.company from supplier_companies c where c.record_id = ${supplier} order by c.line_no limit 1),
      (select min(id) from company_entity)) as company
    from new_product_sample s join new_product_project p on p.id = s.project where s.id = ${id}`.execute(database);
  return rows[0]!;
}

/** The mail by which a supplier is asked for samples, in its language. */
async function mailOf(parts: RecordParts, sample: RecordRow) {
  const { number, name, nameEn, oe, developer, company } = await requestedOf(parts.database, sample);
  const behind = oe === null ? '' : ` (OE ${oe})`;
  const document = { bizNo: number, supplier: Number(sample['supplier']), companyEntity: company, buyer: developer };
  return supplierMail(parts, document, {
    kind: 'SAMPLE_REQ',
    values: { 'sample.no': formatValue(parts.resource.fields['sampleNo']!, number, 'en'), quantity: String(sample['qty']) },
    says: { 'product.name': { zh: `${name}${behind}`, en: `${nameEn}${behind}` } },
  });
}

/** Samples that are asked for go to their suppliers by mail, both or neither. */
export const mailRequests: Consequence = async (transaction, parts, rows) => {
  for (const { before, after } of rows) {
    if (before || !after) continue;
    const mail = await mailOf({ ...parts, database: transaction }, after);
    if (!mail.ok) throw new RefusedWrite({ ...mail.refusal, field: 'supplier' });
    await queueMail(transaction, mail.value, parts.caller.now);
  }
};
