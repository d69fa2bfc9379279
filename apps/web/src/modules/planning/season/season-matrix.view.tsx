import { fill } from '@axle/kernel';
import { permissionCode, type RecordRow, type Resource } from '@axle/page-kit';
import { Button, Callout, HTMLSelect, InputGroup } from '@blueprintjs/core';
import { runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { reasonFor } from '../../../engine/questions/reason-question.ts';
import { usePageModel } from '../../../engine/page-model-context.ts';
import { RecordsOf } from '../../../engine/records/records-of.ts';
import { Dialogs } from '../../../shell/dialogs/dialogs.ts';
import { Messages } from '../../../shell/messages.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { monthFields } from './month-fields.ts';
import { QuickDialog } from './quick-dialog.view.tsx';
import { SeasonChart } from './season-chart.view.tsx';
import { SeasonRowView } from './season-row.view.tsx';
import { seasonText as text } from './season-text.ts';
import { nameOf, SeasonStore } from './season.store.ts';
import './season.css';

const marketOf = (row: RecordRow) => nameOf(row).split(' ')[0] ?? '';

/** The factors in force, twelve months a row, changed in place like a spreadsheet. */
export const SeasonMatrix = observer(function SeasonMatrix({ section, page }: ViewProps) {
  const session = useService(Session);
  const recordsOf = useService(RecordsOf);
  const dialogs = useService(Dialogs);
  const messages = useService(Messages);
  const model = usePageModel();
  const [store] = useState(() =>
    model.work instanceof SeasonStore ? model.work : new SeasonStore(recordsOf.of(page.resource as Resource, page.key)),
  );
  const [market, setMarket] = useState('');
  const [find, setFind] = useState('');
  const [chosen, setChosen] = useState<number>();
  const [quick, setQuick] = useState<RecordRow>();
  useEffect(() => runInAction(() => void (model.work = store)), [model, store]);
  useEffect(() => {
    if (!store.unsaved) void store.load();
    return () => store.stop();
  }, [store]);
  const mayWrite = session.fieldAccess(page.key, 'm1').write && session.can(permissionCode(section, page.key, 'update'));
  const markets = [...new Set(store.rows.map(marketOf))];
  const rows = store.rows.filter(
    row => (market === '' || marketOf(row) === market) && nameOf(row).toLowerCase().includes(find.trim().toLowerCase()),
  );
  const row = store.rows.find(({ id }) => id === chosen);
  const save = async () => {
    if (!store.check()) return;
    const question = reasonFor([page.resource!.label]);
    const reason = question && (await dialogs.prompt(question));
    if (reason !== undefined && (await store.save(reason)) > 0) messages.show('good', text.waits);
  };
  return (
    <div
      className="ax-season"
      onKeyDown={event => event.key === 's' && (event.ctrlKey || event.metaKey) && (event.preventDefault(), void save())}
    >
      <header>
        <label>
          {session.say(text.market)}
          <HTMLSelect value={market} onChange={event => setMarket(event.currentTarget.value)}>
            <option value="">{session.say(text.every)}</option>
            {markets.map(code => (
              <option key={code}>{code}</option>
            ))}
          </HTMLSelect>
        </label>
        <label>
          {session.say(text.find)}
          <InputGroup value={find} onValueChange={setFind} />
        </label>
        {store.unsaved && <Button variant="minimal" text={session.say(text.undo)} disabled={store.busy} onClick={() => store.undo()} />}
        {mayWrite && (
          <Button
            intent="primary"
            loading={store.busy}
            disabled={!store.unsaved}
            text={session.say(store.unsaved ? fill(text.save, { count: store.typed.size }) : text.nothing)}
            onClick={() => void save()}
          />
        )}
      </header>
      {store.refusal && <Callout intent="danger">{session.say(store.refusal.message)}</Callout>}
      <div className="ax-season-scroll">
        <table className="ax-table ax-lined">
          <thead>
            <tr>
              <th scope="col">{session.say(text.row)}</th>
              <th scope="col">{session.say(text.from)}</th>
              {monthFields.map(({ label }) => (
                <th key={label.en} scope="col">
                  {session.say(label)}
                </th>
              ))}
              <th scope="col">{session.say(text.sum)}</th>
              <th scope="col">{session.say(text.tools)}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((each, at) => (
              <SeasonRowView
                key={each.id}
                store={store}
                row={each}
                at={at}
                mayWrite={mayWrite}
                chosen={each.id === chosen}
                onChoose={() => setChosen(each.id)}
                onQuick={() => setQuick(each)}
              />
            ))}
          </tbody>
        </table>
        {rows.length === 0 && <p>{session.say(text.none)}</p>}
      </div>
      {row ? <SeasonChart store={store} row={row} /> : rows.length > 0 && <p className="ax-season-hint">{session.say(text.choose)}</p>}
      {quick && (
        <QuickDialog
          row={quick}
          onClose={() => setQuick(undefined)}
          onTake={factors => {
            store.put(quick, 0, factors);
            setChosen(quick.id);
            setQuick(undefined);
          }}
        />
      )}
    </div>
  );
});
