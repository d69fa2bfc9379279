import type { Page, RecordValues } from '@axle/page-kit';
import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useCallback, useState } from 'react';
import type { PageRecords, ReadOptions } from '../../../engine/records/records-of.ts';
import { ToolResults } from '../../../engine/tool/tool-results.view.tsx';
import '../../../engine/tool/tool.css';
import { useWorked } from '../../../engine/tool/use-worked.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { stationText } from '../../../text/station.ts';
import type { VehicleSearchStore } from './vehicle-search.store.ts';
import { vehicleSearchText as text } from './vehicle-search-text.ts';

/** The parts that fit the vehicle in view: the results of the page's tool `parts` for it. */
export const FittingParts = observer(function FittingParts({
  store,
  page,
  records,
}: {
  readonly store: VehicleSearchStore;
  readonly page: Page;
  readonly records: PageRecords;
}) {
  const session = useService(Session);
  const tool = page.tabs.find(({ key }) => key === 'parts')!.tool!;
  // the summary names the page already
  const { pages: _, ...shown } = tool.results;
  const ask = useCallback((input: RecordValues, options: ReadOptions) => records.work('parts', input, options), [records]);
  const values = store.vehicle;
  const vehicle = JSON.stringify(values);
  const [turned, setTurned] = useState({ vehicle, page: 1 });
  // another vehicle starts on its first page
  const current = turned.vehicle === vehicle ? turned.page : 1;
  const { worked, waiting } = useWorked(
    tool,
    { values: { ...values, page: current }, complete: values !== undefined, refusals: new Map() },
    ask,
  );
  const about = ['year', 'make', 'model', 'submodel', 'engine', 'drive'].flatMap(step => values?.[step] ?? []).join(' ');
  const pages = worked?.ok ? Number(worked.value['pages']) : 1;
  if (!values) return <p className="ax-vehicles-hint">{session.say(text.pickYear)}</p>;
  return (
    <section className="ax-fitting-parts" tabIndex={0} aria-label={session.say(text.parts)} aria-busy={waiting}>
      {!worked && <p className="ax-vehicles-hint">{session.say(stationText.working)}</p>}
      {worked && !worked.ok && (
        <p role="alert" className="ax-wrong">
          {session.say(worked.refusal.message)}
        </p>
      )}
      {worked?.ok && <ToolResults results={shown} values={worked.value} texts={tool.texts} about={about} />}
      {pages > 1 && (
        <div className="ax-fitting-pages">
          <Button
            size="small"
            disabled={current <= 1}
            text={session.say(text.before)}
            onClick={() => setTurned({ vehicle, page: current - 1 })}
          />
          <Button
            size="small"
            disabled={current >= pages}
            text={session.say(text.next)}
            onClick={() => setTurned({ vehicle, page: current + 1 })}
          />
        </div>
      )}
    </section>
  );
});
