import { orderWording, type TemplateClause, templateForRefusals } from '@axle/development';
import { businessDay, formatValue, type RecordRow } from '@axle/page-kit';
import { render, type TemplateValues, writeClauses } from '@axle/templates';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { RefusedWrite } from '../../../platform/resources/refused-write.ts';
import type { Consequence } from '../../../platform/resources/writes/follow-writes.ts';
import type { WriteGuard } from '../../../platform/resources/writes/settle-rows.ts';

/** Fields of an order that its wording depends on. */
const used = ['template', 'supplier', 'companyEntity', 'buyer', 'orderNo', 'approvedAt'] as const;

interface Wording {
  readonly lang: string;
  readonly packing: string | null;
  readonly clauses: readonly TemplateClause[];
}

interface Party {
  readonly zh: string;
  readonly en: string;
}

interface Parties extends Record<'supplier' | 'company' | 'buyer', Party> {
  readonly number: string;
}

async function wordingOf(database: Kysely<Tables>, template: number): Promise<Wording> {
  const { rows } = await sql<Wording>`
    select t.lang, t.packing, coalesce((select json_agg(json_build_object('titleZh', c.title_zh, 'titleEn', c.title_en, 'textZh', c.text_zh,
      'textEn', c.text_en) order by c.line_no) from order_template_clauses c where c.record_id = t.id), '[]') as clauses
    from order_template t where t.id = ${template}`.execute(database);
  return rows[0]!;
}

/** The number of an order, which the database gave it, and who stands behind it, in both languages. */
async function partiesOf(database: Kysely<Tables>, order: RecordRow): Promise<Parties> {
  const { rows } = await sql<Parties>`
    select o.order_no as number, json_build_object('zh', s.name_zh, 'en', s.name_en) as supplier,
      json_build_object('zh', c.name_zh, 'en', c.name_en) as company,
      json_build_object('zh', coalesce(u.nickname, '–'), 'en', coalesce(u.nickname_en, u.nickname, '–')) as buyer
    from purchase_order o join supplier s on s.id = o.supplier join company_entity c on c.id = o.company_entity
    left join app_user u on u.id = o.buyer where o.id = ${order.id}`.execute(database);
  return rows[0]!;
}

/** [N27] What an order says of packing and terms by its template. */
async function wordsOf(database: Kysely<Tables>, { resource }: Pick<RecordParts, 'resource'>, order: RecordRow) {
  const { lang, packing, clauses } = await wordingOf(database, Number(order['template']));
  const parties = await partiesOf(database, order);
  const valuesIn = (language: 'zh' | 'en'): TemplateValues => ({
    'order.no': formatValue(resource.fields['orderNo']!, parties.number, 'en'),
    'order.date': businessDay(new Date(String(order['approvedAt'] ?? order['createdAt']))),
    'supplier.name': parties.supplier[language],
    'company.name': parties.company[language],
    'buyer.name': parties.buyer[language],
  });
  const written = orderWording(lang, clauses).map(part => writeClauses(part.clauses, valuesIn(part.language)));
  const packed = packing === null ? undefined : render(packing, valuesIn(lang === 'en' ? 'en' : 'zh'));
  return {
    packing: packed?.ok ? packed.value : null,
    clauses: written.flatMap(one => (one.ok && one.value !== '' ? [one.value] : [])).join('\n\n') || null,
  };
}

/** [N27] Keeps with an order what its template says of it; one that has none any more says nothing. */
export async function wordOrder(database: Kysely<Tables>, parts: Pick<RecordParts, 'resource'>, order: RecordRow): Promise<void> {
  const unsaid = { packing: null, clauses: null };
  const { packing, clauses } = order['template'] === undefined ? unsaid : await wordsOf(database, parts, order);
  await sql`update purchase_order set packing = ${packing}, clauses = ${clauses} where id = ${order.id}`.execute(database);
}

/** [N27] Orders are worded again when something changes of which their template speaks. */
export const wordOrders: Consequence = async (transaction, parts, rows) => {
  for (const { before, after } of rows) {
    if (!after || used.every(key => before?.[key] === after[key])) continue;
    if (after['template'] !== undefined || before?.['template'] !== undefined) await wordOrder(transaction, parts, after);
  }
};

/** [N28] Orders are of the supplier of their template. */
export const guardOrderTemplates: WriteGuard = async (transaction, _, rows) => {
  const written = rows.flatMap(({ before, after }) =>
    after?.['template'] !== undefined && ['template', 'supplier'].some(key => before?.[key] !== after[key]) ? [after] : [],
  );
  if (written.length === 0) return;
  const { rows: templates } = await sql<{ id: number; supplier: number | null }>`
    select id, supplier from order_template where id = any(${written.map(one => one['template'])}::bigint[])`.execute(transaction);
  const supplierOf = new Map(templates.map(({ id, supplier }) => [id, supplier ?? undefined]));
  for (const order of written) {
    const [refusal] = templateForRefusals(supplierOf.get(Number(order['template'])), order['supplier'] as number | undefined);
    if (refusal) throw new RefusedWrite(refusal);
  }
};
