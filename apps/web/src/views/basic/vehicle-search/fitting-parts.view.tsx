import type { Page, RecordValues } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import type { PageRecords, ReadOptions } from '../../../engine/records/records-of.ts';
import { ToolResults } from '../../../engine/tool/tool-results.view.tsx';
import '../../../engine/tool/tool.css';
import { useWorked } from '../../../engine/tool/use-worked.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { stationText } from '../../../text/station.ts';
import type { VehicleSearchStore } from './vehicle-search.store.ts';
import { vehicleSearchText as text } from './vehicle-search-text.ts';

/** The parts that fit the vehicle in view: what its page's tool of that name tells of it. */
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
  const ask = useCallback((input: RecordValues, options: ReadOptions) => records.work('parts', input, options), [records]);
  const values = store.vehicle;
  const { worked, waiting } = useWorked(tool, { values: values ?? {}, complete: values !== undefined, refusals: new Map() }, ask);
  if (!values) return <p className="ax-vehicles-hint">{session.say(text.pickYear)}</p>;
  return (
    <section className="ax-fitting-parts" tabIndex={0} aria-label={session.say(text.parts)} aria-busy={waiting}>
      {!worked && <p className="ax-vehicles-hint">{session.say(stationText.working)}</p>}
      {worked && !worked.ok && (
        <p role="alert" className="ax-wrong">
          {session.say(worked.refusal.message)}
        </p>
      )}
      {worked?.ok && <ToolResults results={tool.results} values={worked.value} />}
    </section>
  );
});
