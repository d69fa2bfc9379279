import { addDays, type Decimal, divide, fill, type LocalDate, multiply, ok, sum, type Text, text } from '@axle/kernel';
import { borderCost, type BorderCost, extraWords } from '@axle/logistics';
import type { RecordValues } from '@axle/page-kit';
import type { ToolHandler, ToolHandlers } from '../../../platform/resources/calls/tool-handler.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { importTermsOf } from './import-terms.ts';
import { type StoredTariff, tariffsChanging, tariffsFor } from './tariff-rows.ts';

const nameOf = ({ nameZh, nameEn }: StoredTariff): Text => text(nameZh ?? nameEn ?? '', nameEn ?? nameZh ?? '');

const share = (value: Decimal, percent: Decimal): Decimal => divide(multiply(value, percent), '100' as Decimal, 4);

type Line = { readonly item: Text; readonly rate?: Decimal; readonly amount: Decimal };

const named = (zh: string, en: string, values: Readonly<Record<string, string>>): Text => fill(text(zh, en), values);

/** The lines of what goods pay: duties as a relief leaves them, VAT and charges. */
const linesOf = (cost: BorderCost, value: Decimal): readonly Line[] => [
  ...(cost.relief
    ? [{ item: named('价值不超过{upTo}：关税', 'Value up to {upTo}: duty', { upTo: cost.relief.upTo }), amount: cost.duty }]
    : [
        { item: text('最惠国关税', 'MFN duty'), rate: cost.mfnPercent, amount: share(value, cost.mfnPercent) },
        ...cost.extras.map(({ name, origin: of, percent, taken }) => ({
          item: named('{name}（{of}）', '{name} ({of})', { name, of }),
          ...(percent === undefined ? {} : { rate: percent }),
          amount: taken,
        })),
      ]),
  { item: text('增值税（完税价格加关税）', 'VAT on value and duty'), rate: cost.vatPercent, amount: cost.vat },
  ...cost.charges.map(({ name, percent, taken }) => ({ item: text(name, name), rate: percent, amount: taken })),
];

const calc: ToolHandler = async ({ parts, input }) => {
  const [country, code, origin] = [String(input['country']), String(input['code']), String(input['origin'])];
  const value = input['value'] as Decimal;
  const day = (input['day'] as LocalDate | undefined) ?? todayOf(parts.caller);
  const rows = await tariffsFor(parts, country, code);
  const terms = await importTermsOf(parts.database, country);
  const [kg, content] = [input['kg'] as Decimal | undefined, input['content'] as Decimal | undefined];
  const cost = borderCost(rows, terms, {
    country,
    code,
    origin,
    day,
    value,
    bySea: input['bySea'] === true,
    certificates: (input['certificates'] as readonly string[] | undefined) ?? [],
    ...(kg === undefined ? {} : { kg }),
    ...(content === undefined ? {} : { content }),
  });
  if (!cost.ok) return cost;
  const { duty, vat, charges, total, dutyPercent } = cost.value;
  const used = rows.find(row => row.code === cost.value.code);
  return ok({
    duty,
    vat,
    charges: sum(charges.map(({ taken }) => taken)),
    total,
    dutyPercent,
    used: cost.value.code,
    ...(used ? { name: nameOf(used) } : {}),
    lines: linesOf(cost.value, value),
  });
};

/** What of a row begins or ends within a span of days. */
function changesOf(row: StoredTariff, from: LocalDate, to: LocalDate, isFollowed: boolean): readonly RecordValues[] {
  const within = (day: LocalDate | undefined): day is LocalDate => day !== undefined && from <= day && day <= to;
  const changeOn = (day: LocalDate, what: Text): RecordValues => ({
    day,
    country: row.country,
    code: row.code,
    name: nameOf(row),
    what,
    skus: row.skus,
  });
  const rates = { mfn: row.mfn ?? '–', vat: row.vat ?? '–', rebate: row.exportRebate ?? '–' };
  const begins = fill(
    text('新税率：关税{mfn}%，增值税{vat}%，退税{rebate}%', 'New rates: duty {mfn}%, VAT {vat}%, rebate {rebate}%'),
    rates,
  );
  return [
    ...(within(row.effectiveFrom) ? [changeOn(row.effectiveFrom, begins)] : []),
    ...(within(row.effectiveTo) && !isFollowed
      ? [changeOn(addDays(row.effectiveTo, 1), text('现行税率到期', 'Current rates expire'))]
      : []),
    ...row.extras.flatMap(extra => {
      const duty = extraWords(extra);
      return [
        ...(within(extra.from) ? [changeOn(extra.from, named('加征{duty}', '{duty} starts', { duty }))] : []),
        ...(within(extra.to) ? [changeOn(addDays(extra.to, 1), named('取消{duty}', '{duty} ends', { duty }))] : []),
      ];
    }),
  ];
}

const changes: ToolHandler = async ({ parts, input }) => {
  const today = todayOf(parts.caller);
  const last = addDays(today, Number(input['days']));
  const rows = await tariffsChanging(parts, today, last, input['country'] as string | undefined);
  const begins = new Set(rows.map(row => `${row.country} ${row.code} ${row.effectiveFrom}`));
  const lines = rows
    .flatMap(row =>
      changesOf(row, today, last, begins.has(`${row.country} ${row.code} ${row.effectiveTo ? addDays(row.effectiveTo, 1) : ''}`)),
    )
    .toSorted(
      (one, other) => String(one['day']).localeCompare(String(other['day'])) || String(one['code']).localeCompare(String(other['code'])),
    );
  const hit = new Map(lines.map(line => [`${String(line['country'])} ${String(line['code'])}`, Number(line['skus'])]));
  return ok({ hit: [...hit.values()].reduce((total, skus) => total + skus, 0), lines });
};

/** The tools over tariff codes. */
export const tariffTools: ToolHandlers = { 'tariffCode.calc': calc, 'tariffCode.changes': changes };
