import { absolute, type Decimal, groupedDecimal, type LocalDate, minorDigits, text } from '@axle/kernel';
import { linesIn, optionOf, type Proposal, type RecordRow, regrouped, type Resource } from '@axle/page-kit';
import { sql } from 'kysely';
import type { ProposalHandler } from '../../../platform/resources/calls/proposal-handler.ts';
import { accountOf } from '../ledger/account-of.ts';
import { type FoundDocument, resolvingDocuments } from './resolving-documents.ts';

/** Most documents that are proposed. */
const most = 12;

const kindOf = (resource: Resource, kind: string) => {
  const field = resource.states?.transitions.find(({ key }) => key === 'resolve')?.input?.['resolution'];
  return (field?.kind === 'enum' ? optionOf(field.options, kind)?.label : undefined) ?? text(kind, kind);
};

/** What a document is called, with its amount for those who may read the amounts of the statement. */
function wordsOf(resource: Resource, { kind, no, otherNo, day, amount, currency }: FoundDocument, isSeen: boolean) {
  const { zh, en } = kindOf(resource, kind);
  const named = kind === 'invoice' && otherNo !== null ? `${regrouped(no)} (${otherNo})` : regrouped(no);
  const worth = isSeen ? `, ${currency} ${groupedDecimal(amount, minorDigits(currency))}` : '';
  return text(`${zh} ${named}${worth}, ${day}`, `${en} ${named}${worth}, ${day}`);
}

/** The amounts of the open disputes of a statement. */
const disputed = (statement: RecordRow): readonly Decimal[] =>
  linesIn(statement, 'disputes')
    .filter(one => one['resolvedAt'] === undefined && one['amount'] !== undefined)
    .map(one => absolute(one['amount'] as Decimal));

/** [R116] Documents of the account of a statement by which its disputes may be resolved: those of a disputed amount first. */
export const proposeDocuments: ProposalHandler = async ({ database, resource }, statement): Promise<readonly Proposal[]> => {
  // whoever may not read whose account it is reads nothing of it
  if (['supplier', 'companyEntity', 'currency', 'fromDay', 'toDay'].some(key => statement[key] === undefined)) return [];
  const { supplier, companyEntity, currency } = accountOf(statement);
  const [fromDay, toDay] = [statement['fromDay'] as LocalDate, statement['toDay'] as LocalDate];
  const amounts = disputed(statement);
  const fitting = sql<boolean>`t.supplier = ${supplier} and t.company_entity = ${companyEntity} and t.currency = ${currency} and t.in_force
    and t.day <= ${toDay}::date and (t.kind in ('deduction', 'invoice') or t.day >= ${fromDay}::date)`;
  const first = sql`(t.amount = any(${amounts}::numeric[])) desc, t.day desc, t.no desc`;
  const documents = await resolvingDocuments(database, fitting, first, most);
  const isSeen = statement['closing'] !== undefined;
  return documents.map(document => ({
    values: { resolution: document.kind, documentNo: document.no },
    words: wordsOf(resource, document, isSeen),
    why: amounts.includes(document.amount) ? text('金额与异议相同', 'Of the disputed amount') : text('对账期间内', 'Within the statement'),
  }));
};
