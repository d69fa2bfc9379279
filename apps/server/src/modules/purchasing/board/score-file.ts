import { buffer } from 'node:stream/consumers';
import { fill, inLanguage, ok, refuse, text } from '@axle/kernel';
import { monthsNamed } from '@axle/purchasing';
import { toolPaper } from '../../../platform/exports/tool-paper.ts';
import type { MailFileMaker } from '../../../platform/mail/mail-files.ts';
import { refreshFacts } from '../fact/refresh-facts.ts';
import { scoreCard } from './score-card.ts';
import { readSupplierBoard } from './supplier-board.ts';

const page = 'supplierBoardDetail';
const title = text('供应商评分表 {period}', 'Supplier score card {period}');

/** By which a mailed score is known: the supplier's code and what the period is called, `SUP0001/2026-Q2`. */
export const scoreNumber = (supplierCode: string, period: string): string => `${supplierCode}/${period}`;

/** The score card of a supplier in a period: the score, and what each dimension is made of. What was bought is left out. */
const scorePdf: MailFileMaker = async (database, caller, bizNo) => {
  const at = bizNo.lastIndexOf('/');
  const [code, period] = [bizNo.slice(0, at), bizNo.slice(at + 1)];
  const named = monthsNamed(period);
  if (!named.ok) return refuse(named.refusal);
  const supplier = await database
    .selectFrom('supplier')
    .select(['id', 'name_zh', 'name_en'])
    .where('supplier_code', '=', code)
    .executeTakeFirstOrThrow();
  const { registry, language = 'zh-cn' } = caller;
  const { resource, tabs } = registry.page(page)!.page;
  const { tool } = tabs.find(({ key }) => key === 'tab0')!;
  if (!resource || !tool) throw new Error(`${page} has no overview`);
  await refreshFacts(database);
  const { kind, period: days } = named.value;
  const input = { period: kind, month: days.to.slice(0, 7), supplier: supplier.id };
  const parts = { database, resource, page, caller, referred: registry.referred };
  const { amount: _, ...values } = await scoreCard(await readSupplierBoard({ parts, input }), supplier.id);
  const conditions = `${code} ${inLanguage({ zh: supplier.name_zh, en: supplier.name_en }, language)}`;
  const asked = { resource, tool, title: fill(title, { period }), conditions, values };
  const paper = await toolPaper(database, { ...caller, language }, asked);
  if (!paper.ok) return refuse(paper.refusal);
  return ok({ name: `${code}-${period}.pdf`, mediaType: 'application/pdf', content: await buffer(paper.value) });
};

/** What mails about scores have attached, by the words that they name it by. */
export const scoreFiles: Readonly<Record<string, MailFileMaker>> = { 'supplierScore.pdf': scorePdf };
