import type { Refusal } from '@axle/kernel';
import { type Line, linesIn, permissionCode, type RecordValues, type Resource } from '@axle/page-kit';
import { Callout, Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import { useLatest } from '../../../engine/answers/use-latest.ts';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { RecordsOf } from '../../../engine/records/records-of.ts';
import { readInputs } from '../../../engine/tool/read-inputs.ts';
import { TypedField } from '../../../engine/typed-field/typed-field.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { CreateDialog } from './create-dialog.view.tsx';
import { deskText as text } from './desk-text.ts';
import { ReadyTable } from './ready-table.view.tsx';
import '../proposal/proposal.css';
import './desk.css';

/** Inputs of the tool that the desk fills by itself. */
const own: readonly string[] = ['lines', 'picked'];

/** What can be settled, supplier by supplier; ticked lines open the preview of their settlement. */
export const SettlementDesk = observer(function SettlementDesk({ section, page, active }: ViewProps) {
  const session = useService(Session);
  const recordsOf = useService(RecordsOf);
  const latest = useLatest();
  const resource = page.resource as Resource;
  const records = useMemo(() => recordsOf.of(resource, page.key), [recordsOf, resource, page]);
  const tool = page.tabs.find(({ key }) => key === 'accounts')!.tool!;
  const [typed, setTyped] = useState<RecordValues>({});
  const [worked, setWorked] = useState<RecordValues>();
  const [refusal, setRefusal] = useState<Refusal>();
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [settling, setSettling] = useState<Line>();
  const [turn, setTurn] = useState(0);
  const inputs = readInputs(tool.inputs, typed);
  const asked = inputs.complete ? JSON.stringify(inputs.values) : undefined;
  useEffect(() => {
    if (!active || asked === undefined) return;
    void latest.ask(
      signal => records.work('accounts', JSON.parse(asked) as RecordValues, { signal }),
      reply => {
        setRefusal(reply.ok ? undefined : reply.refusal);
        if (!reply.ok) return;
        setWorked(reply.value);
        setTicked(new Set(linesIn(reply.value, 'lines').flatMap(line => (line['hint'] === 'ready' ? [Number(line['id'])] : []))));
      },
    );
  }, [latest, records, asked, active, turn]);
  const [accounts, lines] = [worked ? linesIn(worked, 'accounts') : [], worked ? linesIn(worked, 'lines') : []];
  const may = !session.viewing && session.can(permissionCode(section, page.key, 'create'));
  const found = Number(worked?.['found'] ?? 0);
  return (
    <div className="ax-proposal ax-desk">
      <header aria-label={session.say(text.conditions)}>
        {Object.entries(tool.inputs)
          .filter(([name]) => !own.includes(name))
          .map(([name, field]) => (
            <TypedField
              key={name}
              field={field}
              value={typed[name]}
              note={null}
              refusal={inputs.refusals.get(name)}
              onChange={value => setTyped(before => ({ ...before, [name]: value }))}
            />
          ))}
      </header>
      {refusal && (
        <Callout intent="danger" compact>
          {session.say(refusal.message)}
        </Callout>
      )}
      {!worked && !refusal && <Spinner size={20} />}
      {worked && lines.length === 0 && <p className="ax-hint">{session.say(text.none)}</p>}
      {found > lines.length && <p className="ax-hint">{session.say(text.more, { found, shown: lines.length })}</p>}
      {lines.length > 0 && (
        <ReadyTable
          tool={tool}
          accounts={accounts}
          lines={lines}
          ticked={ticked}
          onTick={setTicked}
          onSettle={may ? account => setSettling(account) : undefined}
        />
      )}
      {settling && (
        <CreateDialog
          section={section}
          page={page}
          account={settling}
          lines={lines.filter(line => line['account'] === settling['no'] && ticked.has(Number(line['id'])))}
          onClose={() => setSettling(undefined)}
          onMade={() => {
            setSettling(undefined);
            setTurn(turn + 1);
          }}
        />
      )}
    </div>
  );
});
