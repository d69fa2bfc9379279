import { type Decimal, round } from '@axle/kernel';
import { permissionCode, type RecordRow, referredWords } from '@axle/page-kit';
import { Button, InputGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { Fragment, useState } from 'react';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { CartonsCell } from './cell.view.tsx';
import { distributionText as text } from './distribution-text.ts';
import { LoadGauge } from './load-gauge.view.tsx';
import { PlanHeader } from './plan-header.view.tsx';
import { usePlanLines } from './use-plan-lines.ts';
import './distribution.css';
import { shownDecimal } from '../../../engine/shown-decimal.ts';

/** How well a number of days covers: the fewer the warmer. */
const heat = (days: unknown): string | undefined => {
  if (days === undefined) return undefined;
  const cover = Number(days);
  const mixed = (name: string, share: number) => `color-mix(in srgb, var(${name}) ${share}%, transparent)`;
  if (cover < 15) return mixed('--bad', 26);
  if (cover < 30) return mixed('--warn', 22);
  return cover <= 90 ? mixed('--good', 18) : mixed('--info', 22);
};
const sum = (rows: readonly RecordRow[], key: string): number => rows.reduce((total, row) => total + Number(row[key] ?? 0), 0);
const inCbm = (cbm: Decimal): string => `${shownDecimal(round(cbm, 3), 3)} m³`;
const inKg = (kg: Decimal): string => `${shownDecimal(round(kg, 0), 0)} kg`;
const whole = (value: unknown): string => shownDecimal(String(value ?? 0) as Decimal, 0);
const rounded = (value: unknown, places: number): string =>
  value === undefined ? '–' : shownDecimal(round(String(value) as Decimal, places), places);

const columns = ['need', 'have', 'daily', 'before', 'suggested', 'cartons', 'after'] as const;

/** The split of a plan, SKU by destination, changed in place like a spreadsheet; running totals below, the container above. */
export const DistributionMatrix = observer(function DistributionMatrix(props: ViewProps) {
  const { section, page } = props;
  const session = useService(Session);
  const store = usePlanLines(props);
  const [find, setFind] = useState('');
  const may = (action: string) => !session.viewing && session.can(permissionCode(section, page.key, action));
  const wordsOf = (place: number) => {
    const known = session.referred('warehouse', place);
    return known ? referredWords(known, session.language) : String(place);
  };
  const cartonsOf = (rows: readonly RecordRow[]) => session.say(text.cartonCount, { count: whole(sum(rows, 'cartons')) });
  const wanted = find.trim().toUpperCase();
  const skus = store.skus.filter(({ code }) => code.includes(wanted));
  const fit = store.load();
  const changed = store.rows.filter(row => row['changed'] === true && row['suggestedCartons'] !== undefined);
  return (
    <div className="ax-split">
      <PlanHeader store={store}>
        <label>
          {session.say(text.findSku)}
          <InputGroup value={find} onValueChange={setFind} />
        </label>
        {store.editable && may('resetSuggest') && changed.length > 0 && (
          <Button
            text={session.say(page.actions.find(({ key }) => key === 'resetSuggest')!.title)}
            onClick={() => void store.act('resetSuggest', changed)}
          />
        )}
        {store.rows.length > 0 && <LoadGauge fit={fit} container={store.container} />}
      </PlanHeader>
      {store.plan !== undefined && store.rows.length === 0 && <p>{session.say(text.noLines)}</p>}
      {store.rows.length > 0 && (
        <>
          <div className="ax-split-scroll" tabIndex={0} role="region" aria-label={session.say(page.title)}>
            <table className="ax-table">
              <thead>
                <tr>
                  <th scope="col" rowSpan={2}>
                    {session.say(text.sku)}
                  </th>
                  <th scope="col" rowSpan={2} className="ax-number">
                    {session.say(text.ready)}
                  </th>
                  <th scope="col" rowSpan={2} className="ax-number">
                    {session.say(text.left)}
                  </th>
                  {store.places.map(place => (
                    <th key={place} scope="colgroup" colSpan={columns.length} className="ax-split-place">
                      {wordsOf(place)}
                    </th>
                  ))}
                </tr>
                <tr>
                  {store.places.map(place =>
                    columns.map((column, at) => (
                      <th key={`${place}-${column}`} scope="col" className={at === 0 ? 'ax-number ax-split-place' : 'ax-number'}>
                        {session.say(text[column])}
                      </th>
                    )),
                  )}
                </tr>
              </thead>
              <tbody>
                {skus.map(({ code, lines }, row) => {
                  const [first] = lines;
                  const known = session.referred('sku', Number(first!['sku']));
                  const left = Number(first!['ready'] ?? 0) - sum(lines, 'qty');
                  return (
                    <tr key={code}>
                      <th scope="row">
                        {code}
                        <small>
                          {known ? session.say(known.name) : ''} · {session.say(text.perCarton, { count: String(first!['cartonQty']) })}
                        </small>
                      </th>
                      <td className="ax-number">{whole(first!['ready'])}</td>
                      <td className="ax-number" data-short={left < 0}>
                        {whole(left)}
                      </td>
                      {store.places.map((place, at) => {
                        const line = lines.find(each => each['toNode'] === place);
                        if (!line)
                          return (
                            <td key={place} colSpan={columns.length} className="ax-split-place">
                              –
                            </td>
                          );
                        return (
                          <Fragment key={place}>
                            <td className="ax-number ax-split-place">{whole(line['need'])}</td>
                            <td className="ax-number">{whole(line['have'])}</td>
                            <td className="ax-number">{rounded(line['dailySales'], 1)}</td>
                            <td className="ax-number" style={{ background: heat(line['coverBefore']) }}>
                              {rounded(line['coverBefore'], 1)}
                            </td>
                            <td className="ax-number ax-split-soft">{rounded(line['suggestedCartons'], 0)}</td>
                            <CartonsCell store={store} line={line} place={wordsOf(place)} at={[row, at]} mayWrite={may('edit')} />
                            <td className="ax-number" style={{ background: heat(line['coverAfter']) }}>
                              {rounded(line['coverAfter'], 1)}
                            </td>
                          </Fragment>
                        );
                      })}
                    </tr>
                  );
                })}
              </tbody>
              <tfoot>
                <tr>
                  <th scope="row" colSpan={3}>
                    {session.say(text.total)} {cartonsOf(store.rows)} · {whole(sum(store.rows, 'qty'))} {session.say(text.pieces)} ·{' '}
                    {inCbm(fit.cbm)}
                  </th>
                  {store.places.map(place => {
                    const own = store.rows.filter(row => row['toNode'] === place);
                    const part = store.load(own);
                    return (
                      <td key={place} colSpan={columns.length} className="ax-number ax-split-place">
                        {cartonsOf(own)} · {whole(sum(own, 'qty'))} {session.say(text.pieces)} · {inCbm(part.cbm)} · {inKg(part.kg)}
                      </td>
                    );
                  })}
                </tr>
              </tfoot>
            </table>
          </div>
          <p className="ax-split-hint">{session.say(text.keys)}</p>
        </>
      )}
    </div>
  );
});
