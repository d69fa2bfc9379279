import { type LocalWeek, mondayOf } from '@axle/kernel';
import { type Page, type RefField, regrouped, type Resource, type Tool } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { Fragment, useState } from 'react';
import { ValueView } from '../../../engine/fields/value.view.tsx';
import { OpenedFigure } from '../../../engine/lines/opened-figure.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { tableOf } from '../board/board-lines.ts';
import { NetRequirement } from './net-requirement.view.tsx';
import { addressesOf } from './summary-addresses.ts';
import type { SummaryGroup, SummaryRow, SupplierGroup } from './summary-rows.ts';
import { summaryText as text } from './summary-text.ts';

/** Rows above which suppliers stand folded at first. */
const manyRows = 150;
/** Columns behind the first one, in order; the supplier and the week head their groups. */
const columns = [
  'salesStatus',
  'openQty',
  'requiredDate',
  'latestOrderDate',
  'daysLate',
  'onHand',
  'inTransit',
  'netRequirement',
  'moq',
  'cartonQty',
  'suggestedQty',
  'surplus',
  'priceNow',
  'amount',
  'currency',
  'warehouse',
  'companyEntity',
  'buyer',
] as const;
const numbers: ReadonlySet<string> = new Set(['integer', 'decimal']);

interface SummaryTableProps {
  readonly page: Page;
  readonly tool: Tool;
  readonly groups: readonly SupplierGroup[];
  /** Rows that are ticked. */
  readonly ticked: ReadonlySet<number>;
  onTick(ticked: ReadonlySet<number>): void;
}

/** Open requirements by supplier, week and SKU, each group with its totals, ticked or folded as a whole. */
export const SummaryTable = observer(function SummaryTable({ page, tool, groups, ticked, onTick }: SummaryTableProps) {
  const session = useService(Session);
  const { fields } = tableOf(tool, {}, 'rows').field;
  const rowCount = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const isFolded = (key: string, isFirst: boolean) => turned.has(key) !== (rowCount > manyRows && !isFirst);
  const turn = (key: string) => setTurned(new Set(turned.has(key) ? [...turned].filter(one => one !== key) : [...turned, key]));
  const shown = columns.filter(name => !['priceNow', 'amount'].includes(name) || groups.some(({ amounts }) => amounts.length > 0));
  const addresses = addressesOf(page, code => session.can(code));
  const box = (rows: readonly SummaryRow[], label: string) => {
    const count = rows.filter(({ no }) => ticked.has(no)).length;
    return (
      <input
        type="checkbox"
        aria-label={label}
        checked={count === rows.length && count > 0}
        ref={element => {
          if (element) element.indeterminate = count > 0 && count < rows.length;
        }}
        onChange={event => {
          const after = new Set(ticked);
          for (const { no } of rows)
            if (event.currentTarget.checked) after.add(no);
            else after.delete(no);
          onTick(after);
        }}
      />
    );
  };
  const totals = ({ openQty, suggestedQty, amounts, rows }: SummaryGroup) =>
    shown.map(name => (
      <td key={name} className={numbers.has(fields[name]!.kind) ? 'ax-number' : undefined}>
        {name === 'openQty' && openQty.toLocaleString('en-US')}
        {name === 'suggestedQty' && suggestedQty.toLocaleString('en-US')}
        {name === 'amount' && amounts.map(amount => <div key={amount}>{amount}</div>)}
        {name === 'salesStatus' && <span className="ax-faint">{session.say(text.rows, { count: rows.length })}</span>}
      </td>
    ));
  const head = (group: SummaryGroup, level: 'supplier' | 'week', words: string, isFirst: boolean) => {
    const folded = isFolded(group.key, isFirst);
    return (
      <tr className={`ax-summary-${level}`}>
        <td>{box(group.rows, words)}</td>
        <th scope="rowgroup">
          <button
            type="button"
            aria-expanded={!folded}
            title={session.say(folded ? text.unfold : text.fold)}
            onClick={() => turn(group.key)}
          >
            {folded ? '▸' : '▾'} {words}
          </button>
        </th>
        {totals(group)}
      </tr>
    );
  };
  const cell = (name: (typeof columns)[number], { line, needs }: SummaryRow) => {
    if (name === 'netRequirement')
      return (
        <NetRequirement
          resource={page.resource as Resource}
          page={page.key}
          of={line}
          transit="inTransit"
          ids={needs.map(({ id }) => id)}
        />
      );
    if (name === 'daysLate' && line[name] === 0) return null;
    if (name === 'surplus' && line[name] === 0) return null;
    const value = <ValueView field={fields[name]!} value={line[name]} />;
    return name === 'openQty' ? (
      <OpenedFigure to={addresses.detail(line)} label={fields[name]!.label}>
        {value}
      </OpenedFigure>
    ) : (
      value
    );
  };
  const supplierWords = (supplier: number | undefined): string => {
    const record = supplier === undefined ? undefined : session.referred((fields['supplier'] as RefField).entity, supplier);
    return record ? `${regrouped(record.code)} ${session.say(record.name)}` : session.say(text.noSupplier);
  };
  const weekWords = (week: string) => session.say(text.weekOf, { week, from: mondayOf(week as LocalWeek) });
  return (
    <div className="ax-summary-scroll" tabIndex={0} role="region" aria-label={session.say(text.table)}>
      <table className="ax-table ax-lined">
        <thead>
          <tr>
            <th scope="col">
              {box(
                groups.flatMap(({ rows }) => rows),
                session.say(text.all),
              )}
            </th>
            <th scope="col">{session.say(fields['sku']!.label)}</th>
            {shown.map(name => (
              <th key={name} scope="col" className={numbers.has(fields[name]!.kind) ? 'ax-number' : undefined}>
                {session.say(fields[name]!.label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map((group, at) => (
            <Fragment key={group.key}>
              {head(group, 'supplier', supplierWords(group.supplier), at === 0)}
              {!isFolded(group.key, at === 0) &&
                group.weeks.map(week => (
                  <Fragment key={week.key}>
                    {head(week, 'week', weekWords(week.week), true)}
                    {!isFolded(week.key, true) &&
                      week.rows.map(row => (
                        <tr key={row.no}>
                          <td>{box([row], session.referred('sku', Number(row.line['sku']))?.code ?? String(row.no))}</td>
                          <th scope="row">
                            <OpenedFigure to={addresses.sku(row.line)} label={fields['sku']!.label}>
                              <ValueView field={fields['sku']!} value={row.line['sku']} />
                            </OpenedFigure>
                            {Number(row.line['waiting']) > 0 && (
                              <span className="ax-pill ax-tone-info">
                                {session.say(text.waiting, { count: Number(row.line['waiting']) })}
                              </span>
                            )}
                          </th>
                          {shown.map(name => (
                            <td key={name} className={numbers.has(fields[name]!.kind) ? 'ax-number' : undefined}>
                              {cell(name, row)}
                            </td>
                          ))}
                        </tr>
                      ))}
                  </Fragment>
                ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
});
