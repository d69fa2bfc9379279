import { absolute, add, compareDecimals, type Decimal, ok, subtract, zero } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import { amountsByCurrency, concentration, type CurrencyAmount, kpiFigure, type ManagementKpi, managementKpis } from '@axle/purchasing';
import type { ToolHandler } from '../../../platform/resources/calls/tool-handler.ts';
import { present } from '../board/supplier-figures.ts';
import { lotFacts } from './lot-facts.ts';
import { notesOf } from './management-note.ts';
import { managementRecords } from './management-facts.ts';
import type { ManagementFact } from './management-fact.ts';
import { managementQuestion } from './management-question.ts';

/** Most rows that are shown one by one; the others stand in one line. */
const mostRows = 1999;

/** What some rows add up to as one line that names nobody. */
function othersOf(facts: readonly ManagementFact[]): readonly ManagementFact[] {
  if (facts.length === 0) return [];
  const total = (name: 'numerator' | 'denominator' | 'comparison') => facts.map(fact => fact[name] ?? zero).reduce(add);
  const has = (name: 'denominator' | 'comparison') => facts.some(fact => fact[name] !== undefined);
  return [
    {
      dimension: 'others',
      numerator: total('numerator'),
      ...(has('denominator') ? { denominator: total('denominator') } : {}),
      ...(has('comparison') ? { comparison: total('comparison') } : {}),
    },
  ];
}

/** The amount of a row in its currency, where it has one. */
const amountOf = ({ currency, amount, numerator }: ManagementFact): readonly CurrencyAmount[] =>
  currency === undefined || amount === undefined ? [] : [{ currency, amount, amountCny: numerator }];

/** A row as it is shown: what it counts for in money, or as a part of a whole. */
function shownRow({ numerator, denominator, comparison, ...fact }: ManagementFact, isMoney: boolean): RecordValues {
  return {
    ...fact,
    ...(isMoney ? { amountCny: numerator } : { numerator, denominator }),
    ...(comparison === undefined ? {} : { comparison, delta: subtract(numerator, comparison) }),
  };
}

const largestFirst = (one: ManagementFact, other: ManagementFact) =>
  compareDecimals(absolute(other.numerator), absolute(one.numerator)) ||
  compareDecimals(other.denominator ?? zero, one.denominator ?? zero);

/** Lots of a supplier as they are shown. */
const shownLots = ({ dimension, supplier, numerator, denominator }: ManagementFact): RecordValues => ({
  ...present({ dimension, supplier }),
  accepted: Number(numerator),
  lots: Number(denominator),
  rate: kpiFigure('share', [{ numerator, denominator: denominator ?? zero }]).value,
});

/** [R59] The rows behind a figure for management, and what they come to: the figure; rows of suppliers that are not seen are one line. */
export const managementDetailTool: ToolHandler = async context => {
  const { input, parts } = context;
  const kpi = input['kpi'] as ManagementKpi;
  const { question, month, isSeen } = managementQuestion(context);
  const { facts, unknown } = await managementRecords(question).facts(kpi, question.period);
  const { measure } = managementKpis[kpi];
  const [least, most] = [input['least'] as Decimal | undefined, input['most'] as Decimal | undefined];
  const currencies = measure === 'sum' ? (input['currencies'] as readonly string[] | undefined) : undefined;
  // what is narrowed to a supplier or to large amounts would say of others what their one line is to hide
  const narrowed = least !== undefined || most !== undefined || input['supplier'] !== undefined;
  const bucket = input['bucket'] as string | undefined;
  const own = facts.filter(
    fact =>
      (bucket === undefined || fact.bucket === bucket) &&
      (!narrowed || isSeen(fact.supplier)) &&
      (currencies === undefined || currencies.includes(fact.currency ?? '')) &&
      (least === undefined || compareDecimals(absolute(fact.numerator), least) >= 0) &&
      (most === undefined || compareDecimals(absolute(fact.numerator), most) <= 0),
  );
  const { value, numerator, denominator } = kpiFigure(measure, own);
  const seen = own.filter(({ supplier }) => isSeen(supplier)).toSorted(largestFirst);
  const others = [...own.filter(({ supplier }) => !isSeen(supplier)), ...seen.slice(mostRows)];
  const lots = kpi === 'M8' ? (await lotFacts(question, question.period)).filter(fact => !narrowed || isSeen(fact.supplier)) : [];
  const hhi = kpi === 'M7' ? concentration(own.map(fact => fact.denominator ?? zero))?.hhi : undefined;
  return ok({
    figure: value,
    ...(measure === 'sum' ? {} : { numerator, denominator }),
    ...(hhi === undefined ? {} : { hhi }),
    found: own.length,
    ...(unknown > 0 ? { unknown } : {}),
    lines: [...seen.slice(0, mostRows), ...othersOf(others)].map(fact => shownRow(fact, measure === 'sum')),
    lots: [
      ...lots.filter(({ supplier }) => isSeen(supplier)).toSorted(largestFirst),
      ...othersOf(lots.filter(({ supplier }) => !isSeen(supplier))),
    ].map(shownLots),
    byCurrency: measure === 'sum' ? amountsByCurrency(own.flatMap(amountOf)) : [],
    notes: await notesOf(parts.database, kpi, month),
  });
};
