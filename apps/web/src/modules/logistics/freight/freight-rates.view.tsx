import { businessDay, permissionCode, type RecordRow, type Resource } from '@axle/page-kit';
import { Button, Callout, HTMLSelect, Spinner } from '@blueprintjs/core';
import { runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { formLines } from '../../../engine/lines/form-cells.ts';
import { discardQuestion } from '../../../engine/questions/discard-question.ts';
import { LinesInput } from '../../../engine/lines/lines-input.view.tsx';
import { usePageModel } from '../../../engine/page-model-context.ts';
import { RecordsOf } from '../../../engine/records/records-of.ts';
import { Clock } from '../../../gateways/clock.ts';
import { Ids } from '../../../gateways/ids.ts';
import { Dialogs } from '../../../shell/dialogs/dialogs.ts';
import { Messages } from '../../../shell/messages.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { freightText as text } from './freight-text.ts';
import { RateSheetStore } from './rate-sheet.store.ts';
import './freight.css';

/** The rates of a card: a row for each weight, a column for each zone, changed like a spreadsheet and saved together. */
export const FreightRates = observer(function FreightRates() {
  const session = useService(Session);
  const recordsOf = useService(RecordsOf);
  const clock = useService(Clock);
  const ids = useService(Ids);
  const dialogs = useService(Dialogs);
  const messages = useService(Messages);
  const model = usePageModel();
  const [store] = useState(() =>
    model.work instanceof RateSheetStore
      ? model.work
      : new RateSheetStore({
          records: recordsOf.of(model.page.resource as Resource, model.page.key),
          today: () => businessDay(new Date(clock.now())),
          newId: () => ids.next(),
          mayWrite:
            session.fieldAccess(model.page.key, 'rates').write && session.can(permissionCode(model.section, model.page.key, 'update')),
        }),
  );
  useEffect(() => {
    runInAction(() => void (model.work = store));
    void store.load();
  }, [model, store]);
  const { form, record, refusal, busy, zones, tables } = store;
  const unlessUnsaved = async (work: () => void) => {
    if (!store.unsaved || (await dialogs.confirm(discardQuestion))) work();
  };
  const save = async () => {
    if (await store.save()) messages.show('good', text.saved);
  };
  const named = (row: RecordRow) => `${String(row['tableNo'])} · ${session.say({ zh: String(row['nameZh']), en: String(row['nameEn']) })}`;
  return (
    <div className="ax-rates" onKeyDown={event => event.key === 'Enter' && (event.ctrlKey || event.metaKey) && void save()}>
      <header>
        <label>
          {session.say(text.table)}{' '}
          <HTMLSelect
            value={record?.id ?? ''}
            onChange={event => {
              const id = Number(event.currentTarget.value);
              void unlessUnsaved(() => void store.open(id));
            }}
          >
            {tables.map(row => (
              <option key={row.id} value={row.id}>
                {named(row)}
              </option>
            ))}
          </HTMLSelect>
        </label>
        {form && record && (
          <p>
            {session.say(text.summary, {
              zones: zones.length,
              weights: formLines(form, 'rows').length,
              currency: String(record['currency']),
            })}
          </p>
        )}
        {store.unsaved && <Button variant="minimal" text={session.say(text.back)} disabled={busy} onClick={() => store.discard()} />}
        {form && (
          <Button
            className="ax-rates-save"
            intent="primary"
            loading={busy}
            disabled={!store.unsaved}
            text={session.say(text.save)}
            onClick={() => void save()}
          />
        )}
      </header>
      {refusal && <Callout intent="danger">{session.say(refusal.message)}</Callout>}
      {busy && !record && <Spinner size={24} />}
      {!busy && tables.length === 0 && !refusal && <p>{session.say(text.none)}</p>}
      {record && zones.length === 0 && <p>{session.say(text.noZones)}</p>}
      {form && record && zones.length > 0 && <LinesInput key={`${record.id} ${record.version}`} form={form} name="rows" />}
    </div>
  );
});
