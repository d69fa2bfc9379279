import { permissionCode, type Resource } from '@axle/page-kit';
import { placeholder } from '@axle/validation';
import { Button, Callout, SegmentedControl } from '@blueprintjs/core';
import { Export } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import '../../../engine/fields/fields.css';
import { saveReply } from '../../../engine/files/save-file.ts';
import { TaskCenter } from '../../../engine/import-export/task-center.ts';
import { RecordsOf } from '../../../engine/records/records-of.ts';
import { Messages } from '../../../shell/messages.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { engineText } from '../../../text/engine.ts';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { FittingParts } from './fitting-parts.view.tsx';
import { StepPanel } from './step-panel.view.tsx';
import { picksIn, usePicksAddress } from './use-picks-address.ts';
import { VehicleResults } from './vehicle-results.view.tsx';
import './vehicle-search.css';
import { type Step, vehicleOrder, VehicleSearchStore, type Way } from './vehicle-search.store.ts';
import { vehicleSearchText as text } from './vehicle-search-text.ts';

const ways: readonly Way[] = ['byYear', 'byModel'];

/** Year, make, model step by step to the vehicles; or all years of a model. Works by keyboard alone. */
export const VehicleSearch = observer(function VehicleSearch({ section, page, active }: ViewProps) {
  const session = useService(Session);
  const messages = useService(Messages);
  const center = useService(TaskCenter);
  const recordsOf = useService(RecordsOf);
  const { search } = useLocation();
  const resource = page.resource as Resource;
  const [records] = useState(() => recordsOf.of(resource, page.key));
  const [store] = useState(() => new VehicleSearchStore(records, picksIn(new URLSearchParams(search))));
  usePicksAddress(store, active);
  useEffect(() => {
    if (!active) return undefined;
    void store.load();
    return () => store.stop();
  }, [store, active]);

  const [focused, setFocused] = useState(() => Math.min(2, store.picks.size));
  const pick = (step: Step, place: number) => (value: unknown) => {
    store.pick(step, value);
    setFocused(Math.min(2, place + 1));
  };
  const restart = (change: () => void) => () => {
    change();
    setFocused(0);
  };
  const exportNow = async () => {
    const reply = await center.export(resource, {
      section,
      page: page.key,
      format: 'xlsx',
      columns: page.columns,
      filters: store.filters,
      sort: vehicleOrder,
    });
    if (!reply.ok) messages.show('bad', reply.refusal.message);
    else saveReply(reply.value);
  };
  const label = (step: Step) => resource.fields[step]!.label;
  return (
    <div className="ax-vehicles">
      <div className="ax-vehicles-bar">
        <SegmentedControl
          size="small"
          value={store.way}
          options={ways.map(way => ({ value: way, label: session.say(text[way]) }))}
          onValueChange={way => restart(() => store.setWay(way as Way))()}
        />
        <span className="ax-faint">{session.say(text.keys)}</span>
        <span className="ax-toolbar-space" />
        <Button
          variant="minimal"
          disabled={store.picks.size === 0}
          text={session.say(engineText.clearAll)}
          onClick={restart(() => store.clear())}
        />
        {session.can(permissionCode(section, page.key, 'export')) && (
          <Button
            variant="minimal"
            icon={<Export />}
            disabled={!store.settled}
            text={session.say(engineText.export)}
            onClick={() => void exportNow()}
          />
        )}
      </div>
      {store.refusal && (
        <Callout intent="danger" compact>
          {session.say(store.refusal.message)}
        </Callout>
      )}
      <div className="ax-steps">
        {store.mainSteps.map((step, place) => (
          <StepPanel
            key={step}
            title={`${place + 1}. ${session.say(label(step))}`}
            placeholder={session.say(placeholder('select', label(step)))}
            choices={store.choices.get(step)}
            picked={store.picks.get(step)}
            focused={place === focused}
            onFocus={() => setFocused(place)}
            waiting={session.say(text.pickFirst, { step: label(store.mainSteps[place - 1] ?? step) })}
            onPick={pick(step, place)}
            onLeave={by => setFocused(Math.min(2, Math.max(0, place + by)))}
          />
        ))}
      </div>
      {store.settled ? (
        <>
          <VehicleResults store={store} page={page} resource={resource} />
          <FittingParts store={store} page={page} records={records} />
        </>
      ) : (
        <p className="ax-vehicles-hint">{session.say(text.hint)}</p>
      )}
    </div>
  );
});
