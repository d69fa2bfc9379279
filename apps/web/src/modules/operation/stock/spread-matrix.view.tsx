import { coverOptions } from '@axle/pages/operation/stock/stock-options';
import type { RecordRow } from '@axle/page-kit';
import { Button, Callout, Checkbox, HTMLSelect, InputGroup, Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { Fragment, useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { listAddress } from '../../../engine/filter-address.ts';
import { RecordsOf } from '../../../engine/records/records-of.ts';
import { referenceWords } from '../../../engine/references/reference-words.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { bandSigns, shownFigure, SpreadCells, spreadFigures } from './spread-cells.view.tsx';
import { type SpreadLine, SpreadStore } from './spread-store.ts';
import { spreadText as text } from './spread-text.ts';
import './spread-matrix.css';

/** The stock of SKUs over the warehouses of a country, side by side. */
export const SpreadMatrix = observer(function SpreadMatrix({ section, page, active }: ViewProps) {
  const session = useService(Session);
  const recordsOf = useService(RecordsOf);
  const [store] = useState(() => new SpreadStore(recordsOf.of(page.resource!, page.key), page.sort));
  const [typed, setTyped] = useState('');
  useEffect(() => {
    if (active) void store.start();
    return () => store.stop();
  }, [store, active]);
  const figures = spreadFigures.filter(({ field }) => session.fieldAccess(page.key, field).shown);
  const nameOf = (warehouse: number) => referenceWords(session, 'warehouse', warehouse);
  const rowsOf = (filters: readonly { readonly field: string; readonly value: readonly unknown[] }[]) =>
    listAddress(
      `/admin/${section}/${page.key}`,
      'rows',
      filters.map(filter => ({ ...filter, op: 'in' as const })),
    );
  const toRow = (row: RecordRow) =>
    rowsOf([
      { field: 'sku', value: [row['sku']] },
      { field: 'warehouse', value: [row['warehouse']] },
    ]);
  const toCountry = ({ sku }: SpreadLine) =>
    rowsOf([
      { field: 'sku', value: [sku] },
      { field: 'country', value: [store.country] },
    ]);
  const transfersOf = (sku: number) =>
    listAddress(`/admin/${section}/transferSuggestions`, 'open', [{ field: 'sku', op: 'in', value: [sku] }]);
  const { columns, lines, choice } = store;
  return (
    <div className="ax-spread">
      <header>
        <label>
          {session.say(text.country)}
          <HTMLSelect value={store.country ?? ''} onChange={event => void store.show(Number(event.currentTarget.value))}>
            {store.countries.map(country => (
              <option key={country} value={country}>
                {referenceWords(session, 'country', country)}
              </option>
            ))}
          </HTMLSelect>
        </label>
        <label>
          {session.say(text.warehouse)}
          <HTMLSelect
            value={choice.warehouse ?? ''}
            onChange={({ currentTarget: { value } }) => void store.narrow({ warehouse: value === '' ? undefined : Number(value) })}
          >
            <option value="">{session.say(text.every)}</option>
            {store.warehouses.map(warehouse => (
              <option key={warehouse} value={warehouse}>
                {nameOf(warehouse)}
              </option>
            ))}
          </HTMLSelect>
        </label>
        <label>
          {session.say(text.sku)}
          <InputGroup
            type="search"
            value={typed}
            placeholder={session.say(text.find)}
            onValueChange={value => {
              setTyped(value);
              if (value.trim() === '') void store.narrow({ sku: undefined });
            }}
            onKeyDown={({ key }) => key === 'Enter' && void store.narrow({ sku: typed.trim() })}
          />
        </label>
        <label>
          {session.say(text.uneven)}
          <InputGroup
            className="ax-spread-uneven"
            inputMode="decimal"
            value={choice.uneven ?? ''}
            onValueChange={value => void store.narrow({ uneven: value.trim() })}
          />
        </label>
        <Checkbox
          label={session.say(text.suggested)}
          checked={choice.suggested === true}
          onChange={({ currentTarget: { checked } }) => void store.narrow({ suggested: checked })}
        />
        <ul className="ax-spread-legend">
          {coverOptions.map(({ code, label, tone }) => (
            <li key={code} className={`ax-tone-${tone}`}>
              <span aria-hidden="true">{bandSigns[code]}</span> {session.say(label)}
            </li>
          ))}
        </ul>
      </header>
      {store.refusal && (
        <Callout intent="danger" compact role="alert">
          {session.say(store.refusal.message)}
        </Callout>
      )}
      {choice.warehouse === undefined && store.warehouses.length > columns.length && (
        <Callout compact>{session.say(text.tooMany, { count: store.warehouses.length, shown: columns.length })}</Callout>
      )}
      {!store.rows && !store.refusal && <Spinner size={24} />}
      {store.rows && lines.length === 0 && <p className="ax-hint">{session.say(text.none)}</p>}
      {lines.length > 0 && (
        <div className="ax-spread-scroll" tabIndex={0} role="region" aria-label={session.say(text.matrix)}>
          <table className="ax-table">
            <thead>
              <tr>
                <th scope="col" rowSpan={2}>
                  {session.say(text.sku)}
                </th>
                <th scope="col" rowSpan={2} className="ax-number">
                  {session.say(text.total)}
                </th>
                <th scope="col" rowSpan={2} className="ax-number">
                  {session.say(text.weekly)}
                </th>
                {columns.map(warehouse => (
                  <th key={warehouse} scope="colgroup" colSpan={figures.length} className="ax-spread-first">
                    {nameOf(warehouse)}
                  </th>
                ))}
              </tr>
              <tr>
                {columns.map(warehouse => (
                  <Fragment key={warehouse}>
                    {figures.map(({ label }, at) => (
                      <th key={label} scope="col" className={at === 0 ? 'ax-number ax-spread-first' : 'ax-number'}>
                        {session.say(text[label])}
                      </th>
                    ))}
                  </Fragment>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.map(line => {
                const { sku, first, at } = line;
                const known = session.referred('sku', sku);
                const code = known?.code ?? `#${sku}`;
                return (
                  <tr key={sku}>
                    <th scope="row">
                      {code}
                      {[...at.values()].some(row => row['suggested'] === true) && (
                        <Link className="ax-spread-transfers" to={transfersOf(sku)}>
                          {session.say(text.transfers)}
                        </Link>
                      )}
                      <small>{known ? session.say(known.name) : ''}</small>
                    </th>
                    <td className="ax-number">
                      <Link to={toCountry(line)}>{shownFigure(first, 'total', 0)}</Link>
                    </td>
                    <td className="ax-number">{shownFigure(first, 'totalWeekly', 1)}</td>
                    {columns.map(warehouse => (
                      <SpreadCells
                        key={warehouse}
                        row={at.get(warehouse)}
                        figures={figures}
                        named={`${code} ${nameOf(warehouse)}`}
                        to={toRow}
                      />
                    ))}
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
      <footer>
        {lines.length > 0 && <span className="ax-faint">{session.say(text.shown, { count: lines.length })}</span>}
        {store.next !== undefined && <Button text={session.say(text.more)} onClick={() => void store.read(store.next)} />}
      </footer>
    </div>
  );
});
