import { coverOptions } from '@axle/pages/operation/stock/stock-options';
import { Button, Callout } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { MatrixState } from '../../../engine/matrix/matrix-state.view.tsx';
import { RecordsOf } from '../../../engine/records/records-of.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { SpreadConditions } from './spread-conditions.view.tsx';
import { bandSigns } from './spread-figures.ts';
import { SpreadGrid } from './spread-grid.view.tsx';
import { SpreadStore } from './spread-store.ts';
import { spreadText as text } from './spread-text.ts';
import './spread-legend.css';

/** The stock of SKUs over the warehouses of a country, side by side. */
export const SpreadMatrix = observer(function SpreadMatrix({ section, page, active }: ViewProps) {
  const session = useService(Session);
  const recordsOf = useService(RecordsOf);
  const resource = page.resource!;
  const [store] = useState(() => new SpreadStore(recordsOf.of(resource, page.key), page.sort));
  useEffect(() => {
    if (active) void store.start();
    return () => store.stop();
  }, [store, active]);
  const { columns, lines, warehouses, rows } = store;
  return (
    <div className="ax-matrix-view">
      <SpreadConditions store={store} resource={resource} />
      <div className="ax-matrix-bar">
        <span role="status">{rows && session.say(text.shown, { count: lines.length })}</span>
        <div>
          <ul className="ax-spread-legend" aria-label={session.say(text.cover)}>
            {coverOptions.map(({ code, label, tone }) => (
              <li key={code} className={`ax-tone-${tone}`}>
                <span aria-hidden="true">{bandSigns[code]}</span> {session.say(label)}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <MatrixState refusal={store.refusal} waiting={!rows} />
      {store.typed['warehouse'] === undefined && warehouses.length > columns.length && (
        <Callout compact>{session.say(text.tooMany, { count: warehouses.length, shown: columns.length })}</Callout>
      )}
      {rows && <SpreadGrid store={store} section={section} page={page.key} />}
      {store.next !== undefined && (
        <div className="ax-matrix-foot">
          <Button size="small" text={session.say(text.more)} onClick={() => void store.read(store.next)} />
        </div>
      )}
    </div>
  );
});
