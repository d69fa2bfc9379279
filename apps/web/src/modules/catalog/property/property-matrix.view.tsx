import { fill } from '@axle/kernel';
import { businessDay, permissionCode } from '@axle/page-kit';
import { Button, Callout, Checkbox, Spinner } from '@blueprintjs/core';
import { runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { discardQuestion } from '../../../engine/questions/discard-question.ts';
import { LinesInput } from '../../../engine/lines/lines-input.view.tsx';
import { usePageModel } from '../../../engine/page-model-context.ts';
import { Clock } from '../../../gateways/clock.ts';
import { Ids } from '../../../gateways/ids.ts';
import { Dialogs } from '../../../shell/dialogs/dialogs.ts';
import { Messages } from '../../../shell/messages.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { CategoryChoice } from './category-choice.view.tsx';
import { PropertySheets } from './property-sheets.ts';
import { propertyText as text } from './property-text.ts';
import { SheetFiles } from './sheet-files.view.tsx';
import { SheetFilter } from './sheet-filter.view.tsx';
import { SheetStore } from './sheet.store.ts';
import './property.css';

/** The values of a category's SKUs: a row each, a column for every property, filled in like a spreadsheet. */
export const PropertyMatrix = observer(function PropertyMatrix() {
  const session = useService(Session);
  const sheets = useService(PropertySheets);
  const clock = useService(Clock);
  const ids = useService(Ids);
  const dialogs = useService(Dialogs);
  const messages = useService(Messages);
  const model = usePageModel();
  const [store] = useState(() =>
    model.work instanceof SheetStore
      ? model.work
      : new SheetStore({
          sheets,
          today: () => businessDay(new Date(clock.now())),
          newId: () => ids.next(),
          english: () => session.language === 'en',
          mayWrite:
            session.fieldAccess(model.page.key, 'value').write && session.can(permissionCode(model.section, model.page.key, 'update')),
        }),
  );
  useEffect(() => runInAction(() => void (model.work = store)), [model, store]);
  const { form, sheet, refusal, busy, changes } = store;
  const unlessUnsaved = async (work: () => void) => {
    if (!store.unsaved || (await dialogs.confirm(discardQuestion))) work();
  };
  const save = async () => {
    const done = await store.save();
    if (done?.kept) messages.show('info', fill(text.kept, { ...done }));
    else if (done) messages.show('good', fill(text.saved, { count: done.saved }));
  };
  const lacking = sheet?.rows.filter(({ missing }) => missing.length > 0).length ?? 0;
  return (
    <div className="ax-properties" onKeyDown={event => event.key === 'Enter' && (event.ctrlKey || event.metaKey) && void save()}>
      <header>
        <CategoryChoice value={store.category} onChange={chosen => void unlessUnsaved(() => void store.open(chosen))} />
        {sheet && (
          <>
            <Checkbox
              inline
              checked={store.wish.onlyMissing}
              label={session.say(text.onlyMissing)}
              onChange={event => {
                const { checked } = event.currentTarget;
                void unlessUnsaved(() => store.narrow({ onlyMissing: checked }));
              }}
            />
            <SheetFilter
              key={store.category}
              columns={sheet.columns}
              wish={store.wish}
              onWish={wish => void unlessUnsaved(() => store.narrow(wish))}
            />
            <p>{session.say(text.counts, { skus: sheet.rows.length, complete: sheet.rows.length - lacking })}</p>
          </>
        )}
        <SheetFiles store={store} />
        {changes.length > 0 && (
          <Button
            variant="minimal"
            text={session.say(text.back)}
            disabled={busy}
            onClick={() => void unlessUnsaved(() => store.narrow({}))}
          />
        )}
        {form && (
          <Button
            className="ax-properties-save"
            intent="primary"
            loading={busy}
            disabled={changes.length === 0}
            text={session.say(changes.length === 0 ? text.nothing : fill(text.save, { count: changes.length }))}
            onClick={() => void save()}
          />
        )}
      </header>
      {refusal && <Callout intent="danger">{session.say(refusal.message)}</Callout>}
      {store.category === undefined && <p>{session.say(text.choose)}</p>}
      {busy && !sheet && <Spinner size={24} />}
      {sheet?.columns.length === 0 && <p>{session.say(text.noColumns)}</p>}
      {sheet?.rows.length === 0 && <p>{session.say(text.noSkus)}</p>}
      {sheet && sheet.rows.length === sheet.most && <p>{session.say(text.tooMany, { most: sheet.most })}</p>}
      {form && sheet && sheet.columns.length > 0 && sheet.rows.length > 0 && <LinesInput key={store.category} form={form} name="rows" />}
    </div>
  );
});
