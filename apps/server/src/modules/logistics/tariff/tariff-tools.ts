import { add, addDays, type Decimal, divide, fill, type LocalDate, multiply, ok, type Text, text } from '@axle/kernel';
import { tariffAt } from '@axle/logistics';
import type { RecordValues } from '@axle/page-kit';
import type { ToolHandler, ToolHandlers } from '../../../platform/resources/calls/tool-handler.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { type StoredTariff, tariffsChanging, tariffsFor } from './tariff-rows.ts';

const nameOf = ({ nameZh, nameEn }: StoredTariff): Text => text(nameZh ?? nameEn ?? '', nameEn ?? nameZh ?? '');

const share = (value: Decimal, percent: Decimal): Decimal => divide(multiply(value, percent), '100' as Decimal, 4);

const calc: ToolHandler = async ({ parts, input }) => {
  const [country, code, origin] = [String(input['country']), String(input['code']), String(input['origin'])];
  const value = input['value'] as Decimal;
  const day = (input['day'] as LocalDate | undefined) ?? todayOf(parts.caller);
  const rows = await tariffsFor(parts, country, code);
  const tariff = tariffAt(rows, { country, code, origin, day, value });
  if (!tariff.ok) return tariff;
  const { mfnPercent, extras, dutyPercent, duty, vatPercent, vat } = tariff.value;
  const used = rows.find(row => row.code === tariff.value.code);
  return ok({
    duty,
    vat,
    total: add(duty, vat),
    dutyPercent,
    used: tariff.value.code,
    ...(used ? { name: nameOf(used) } : {}),
    lines: [
      { item: text('最惠国关税', 'MFN duty'), rate: mfnPercent, amount: share(value, mfnPercent) },
      ...extras.map(({ name, origin: of, percent }) => ({
        item: fill(text('{name}（{of}）', '{name} ({of})'), { name, of }),
        rate: percent,
        amount: share(value, percent),
      })),
      { item: text('增值税（完税价格加关税）', 'VAT on value and duty'), rate: vatPercent, amount: vat },
    ],
  });
};

/** What of a row begins or ends within a span of days. */
function changesOf(row: StoredTariff, from: LocalDate, to: LocalDate, isFollowed: boolean): readonly RecordValues[] {
  const within = (day: LocalDate | undefined): day is LocalDate => day !== undefined && from <= day && day <= to;
  const told = (day: LocalDate, what: Text): RecordValues => ({
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
    ...(within(row.effectiveFrom) ? [told(row.effectiveFrom, begins)] : []),
    ...(within(row.effectiveTo) && !isFollowed ? [told(addDays(row.effectiveTo, 1), text('现行税率到期', 'Current rates expire'))] : []),
    ...row.extras.flatMap(({ name, origin, percent, from: first, to: last }) => [
      ...(within(first)
        ? [told(first, fill(text('加征{name} {origin} {percent}%', '{name} {origin} {percent}% starts'), { name, origin, percent }))]
        : []),
      ...(within(last)
        ? [
            told(
              addDays(last, 1),
              fill(text('取消{name} {origin} {percent}%', '{name} {origin} {percent}% ends'), { name, origin, percent }),
            ),
          ]
        : []),
    ]),
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
