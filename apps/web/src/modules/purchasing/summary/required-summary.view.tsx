import { linesIn, permissionCode, type RecordValues } from '@axle/page-kit';
import { Button, Callout } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { useGivenInputs } from '../../../engine/tool/given-inputs.ts';
import { useToolExport } from '../../../engine/tool/use-tool-export.ts';
import { useTypedTool } from '../../../engine/tool/use-typed-tool.ts';
import { WriteButton } from '../../../engine/tool/write-button.view.tsx';
import { TypedField } from '../../../engine/typed-field/typed-field.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { amountsOf, bySupplier, rowsIn } from './summary-rows.ts';
import { SummaryTable } from './summary-table.view.tsx';
import { summaryText as text } from './summary-text.ts';
import { useSummaryActions } from './use-summary-actions.ts';
import './summary.css';

const tab = 'tab0';
/** Conditions that stand in sight; the others are folded. */
const usual: ReadonlySet<string> = new Set(['supplier', 'sku', 'buyer', 'latestTo', 'overdue']);

/** What is open to be ordered by supplier, week and SKU, and what is done with what is ticked of it. */
export const RequiredSummary = observer(function RequiredSummary({ section, page, active }: ViewProps) {
  const session = useService(Session);
  const tool = page.tabs.find(({ key }) => key === tab)!.tool!;
  const given = useGivenInputs(page.key, tool);
  const [typed, setTyped] = useState<RecordValues>(given);
  const [turn, setTurn] = useState(0);
  const { values, refusal, inputs } = useTypedTool({ page, active }, tab, typed, turn);
  const [chosen, setChosen] = useState<{ readonly of: unknown; readonly ticked: ReadonlySet<number> }>();
  const ticked = chosen?.of === values ? (chosen?.ticked ?? new Set<number>()) : new Set<number>();
  const rows = useMemo(() => (values ? rowsIn(values) : []), [values]);
  const groups = useMemo(() => bySupplier(rows), [rows]);
  const own = rows.filter(({ no }) => ticked.has(no));
  const work = useSummaryActions(
    page,
    own.flatMap(({ needs }) => needs),
    () => setTurn(turn + 1),
  );
  const written = useToolExport(tab, tool);
  const may = (action: string) => !session.viewing && session.can(permissionCode(section, page.key, action));
  const input = (name: string) => (
    <TypedField
      key={name}
      field={tool.inputs[name]!}
      value={typed[name]}
      note={null}
      refusal={inputs.refusals.get(name)}
      onChange={value => setTyped(before => ({ ...before, [name]: value }))}
    />
  );
  const names = Object.keys(tool.inputs);
  const count = own.reduce((sum, { needs }) => sum + needs.length, 0);
  const amounts = amountsOf(own.length > 0 ? own : rows);
  return (
    <div className="ax-summary">
      <header aria-label={session.say(text.conditions)}>
        {names.filter(name => usual.has(name)).map(input)}
        <details>
          <summary>{session.say(text.more)}</summary>
          <div>{names.filter(name => !usual.has(name)).map(input)}</div>
        </details>
      </header>
      <div className="ax-summary-bar">
        {may('confirm') && (
          <Button
            text={session.say(text.confirm, { count: work.waiting.length })}
            disabled={work.waiting.length === 0}
            onClick={() => void work.confirm()}
          />
        )}
        <Button text={session.say(text.merge)} disabled={work.ready.length === 0} onClick={() => void work.merge()} />
        {may('toNew') && <Button text={session.say(text.write)} disabled={work.ready.length === 0} onClick={() => void work.write()} />}
        {may('generate') && (
          <Button
            intent="primary"
            loading={work.running}
            text={session.say(text.generate)}
            disabled={work.ready.length === 0}
            onClick={() => void work.generate()}
          />
        )}
        <span role="status">
          {count > 0 && session.say(text.chosen, { count })} {rows.length > 0 && session.say(text.total)}{' '}
          <strong>{amounts.join(' · ')}</strong>
        </span>
        {written && <WriteButton written={written} input={inputs.values} />}
      </div>
      {(work.refusal ?? refusal) && (
        <Callout intent="danger" compact>
          {session.say((work.refusal ?? refusal)!.message)}
        </Callout>
      )}
      {values?.['more'] === true && (
        <Callout intent="warning" compact>
          {session.say(text.cut, { count: linesIn(values, 'needs').length })}
        </Callout>
      )}
      {!values && !refusal && <p className="ax-hint">{session.say(text.working)}</p>}
      {values && rows.length === 0 && <p className="ax-hint">{session.say(text.none)}</p>}
      {rows.length > 0 && (
        <SummaryTable page={page} tool={tool} groups={groups} ticked={ticked} onTick={after => setChosen({ of: values, ticked: after })} />
      )}
    </div>
  );
});
