import type { Refusal } from '@axle/kernel';
import { permissionCode, type RecordValues, type Resource } from '@axle/page-kit';
import { Callout } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import { toolbarActions } from '../../../engine/actions/toolbar-actions.ts';
import { useLatest } from '../../../engine/answers/use-latest.ts';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { ToolbarButtons } from '../../../engine/list/toolbar-buttons.view.tsx';
import { RecordsOf } from '../../../engine/records/records-of.ts';
import { readInputs } from '../../../engine/tool/read-inputs.ts';
import { useToolExport } from '../../../engine/tool/use-tool-export.ts';
import { WriteButton } from '../../../engine/tool/write-button.view.tsx';
import { TypedField } from '../../../engine/typed-field/typed-field.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { BoardPanels } from './board-panels.view.tsx';
import { boardText as text } from './board-text.ts';
import { detailAddress, tableOf } from './board-lines.ts';
import { KpiTile } from './kpi-tile.view.tsx';
import { SupplierChoice } from './supplier-choice.ts';
import './board.css';

const tab = 'tab0';

/** The purchasing board: conditions above, its figures with targets and weeks, and four rankings below. */
export const PurchaseBoard = observer(function PurchaseBoard({ section, page, active }: ViewProps) {
  const session = useService(Session);
  const recordsOf = useService(RecordsOf);
  const choice = useService(SupplierChoice);
  const resource = page.resource as Resource;
  const records = useMemo(() => recordsOf.of(resource, page.key), [recordsOf, resource, page]);
  const tool = page.tabs.find(({ key }) => key === tab)!.tool!;
  const [typed, setTyped] = useState<RecordValues>();
  const [values, setValues] = useState<RecordValues>();
  const [refusal, setRefusal] = useState<Refusal>();
  const latest = useLatest();
  const write = useToolExport(tab, tool);
  useEffect(() => {
    const ends = new AbortController();
    void choice.usual(ends.signal).then(supplierType => {
      if (!ends.signal.aborted) setTyped(before => before ?? { period: 'month', supplierType });
    });
    return () => ends.abort();
  }, [choice]);
  const inputs = readInputs(tool.inputs, typed ?? {});
  const asked = typed && inputs.complete ? JSON.stringify(inputs.values) : undefined;
  useEffect(() => {
    if (!active || asked === undefined) return;
    void latest.ask(
      signal => records.work(tab, JSON.parse(asked) as RecordValues, { signal }),
      reply => {
        setRefusal(reply.ok ? undefined : reply.refusal);
        if (reply.ok) setValues(reply.value);
      },
    );
  }, [latest, records, asked, active]);
  const detail = `${page.key}Detail`;
  const mayOpen = session.can(permissionCode(section, detail, 'list'));
  const shown = Object.entries(tool.inputs).filter(([name]) => !['from', 'to'].includes(name) || typed?.['period'] === 'custom');
  const tiles = values && tableOf(tool, values, 'tiles');
  const weeks = values ? tableOf(tool, values, 'weeks').lines : [];
  return (
    <div className="ax-kpi-board">
      <header aria-label={session.say(text.conditions)}>
        {shown.map(([name, field]) => (
          <TypedField
            key={name}
            field={field}
            value={typed?.[name]}
            note={null}
            refusal={inputs.refusals.get(name)}
            onChange={value => setTyped(before => ({ ...before, [name]: value }))}
          />
        ))}
        <span className="ax-kpi-tools">
          <ToolbarButtons actions={toolbarActions(section, page, session, [], 0)} ticked={[]} />
          {write && <WriteButton write={() => write(inputs.values)} />}
        </span>
      </header>
      {refusal && (
        <Callout intent="danger" compact>
          {session.say(refusal.message)}
        </Callout>
      )}
      {!values && !refusal && <p className="ax-hint">{session.say(text.working)}</p>}
      {tiles && (
        <div className="ax-kpi-tiles">
          {tiles.lines.map(tile => (
            <KpiTile
              key={String(tile['kpi'])}
              field={tiles.field}
              tile={tile}
              weeks={weeks.filter(week => week['kpi'] === tile['kpi'])}
              to={mayOpen ? detailAddress(`/admin/${section}/${detail}`, tile, inputs.values) : undefined}
            />
          ))}
        </div>
      )}
      {values && <BoardPanels tool={tool} values={values} />}
    </div>
  );
});
