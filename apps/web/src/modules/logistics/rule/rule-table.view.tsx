import { fill } from '@axle/kernel';
import { businessDay, type RecordRow, standardCode, type TextField } from '@axle/page-kit';
import { Button, Callout, Spinner } from '@blueprintjs/core';
import { Export, Import, Plus } from '@blueprintjs/icons';
import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { toolbarActions } from '../../../engine/actions/toolbar-actions.ts';
import { useActionRunner } from '../../../engine/actions/use-action-runner.ts';
import { outsideList } from '../../../engine/detail/detail-store.ts';
import { usePageModel } from '../../../engine/page-model-context.ts';
import { Clock } from '../../../gateways/clock.ts';
import { Messages } from '../../../shell/messages.ts';
import { TableHeads } from '../../../engine/table-heads.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { engineText } from '../../../text/engine.ts';
import { RuleListStore } from './rule-list.store.ts';
import { RuleRow } from './rule-row.view.tsx';
import { ruleText as text } from './rule-text.ts';
import './rule-table.css';

const ofEveryRule: readonly string[] = ['seq', 'name', 'conditions', 'activeFrom', 'activeTo', 'note', 'hits30', 'share30', 'lastHit'];

/** The draft of an ordered table of rules: moved by drag or key, put on and off, edited, and put in force. */
export const RuleTable = observer(function RuleTable() {
  const model = usePageModel();
  const { section, page, resource } = model;
  const session = useService(Session);
  const messages = useService(Messages);
  const runAction = useActionRunner();
  const today = businessDay(new Date(useService(Clock).now()));
  const [store] = useState(() => new RuleListStore(model.list.records, (resource.fields['conditions'] as TextField).facts ?? ''));
  const [held, setHeld] = useState<RecordRow>();
  const [over, setOver] = useState<number>();
  const body = useRef<HTMLTableSectionElement>(null);
  useEffect(() => {
    void store.load();
    // whatever was open above the rules, or ran over them, may have changed them
    return reaction(
      () => [model.layered, model.actions.running, model.importing?.step, model.bulkOpen],
      () => void store.load(),
    );
  }, [store, model]);
  const actions = new Map(session.viewing ? [] : toolbarActions(section, page, session, []).map(action => [action.key, action]));
  const outputs = Object.keys(resource.fields).filter(key => !ofEveryRule.includes(key) && session.fieldAccess(page.key, key).shown);
  const seesConditions = session.fieldAccess(page.key, 'conditions').shown;
  const never = seesConditions ? store.never(today) : new Map();
  const rows = store.rows ?? [];
  const run = (key: string, chosen: readonly RecordRow[] = []) => {
    const action = actions.get(key);
    return action && (() => void runAction(action, chosen));
  };
  const move = async (row: RecordRow, place: number) => {
    const action = actions.get('reorder');
    if (!action || place < 1 || place > rows.length || model.actions.running !== undefined) return;
    const outcome = await store.move(row, place - 1, () => model.actions.run(action, [row], { place }));
    const refusal = outcome?.refusal ?? outcome?.outcomes.find(one => one.refusal)?.refusal;
    body.current?.querySelector<HTMLElement>(`[data-rule="${row.id}"] .ax-rule-grip`)?.focus();
    // shown last: once it is there, the next rule can be moved
    if (refusal) messages.show('bad', refusal.message);
    else messages.show('good', fill(text.moved, { name: String(row['name']), place }));
  };
  const drop = (place: number) => {
    if (held) void move(held, place);
    setHeld(undefined);
    setOver(undefined);
  };
  const turn = (row: RecordRow, on: boolean) => {
    const action = actions.get(on ? 'enable' : 'disable');
    return (
      action && void model.actions.run(action, [row]).then(outcome => outcome?.refusal && messages.show('bad', outcome.refusal.message))
    );
  };
  const may = (action: 'import' | 'export') =>
    !session.viewing && page.standard.includes(action) && session.can(standardCode(section, page, action));
  const heads = [
    text.place,
    text.on,
    text.name,
    resource.fields['conditions']!.label,
    text.outcome,
    text.period,
    text.hits,
    text.note,
    text.actions,
  ];
  return (
    <div className="ax-rules">
      <header role="toolbar" aria-label={session.say(page.title)}>
        {actions.has('add') && <Button intent="primary" icon={<Plus />} text={session.say(engineText.add)} onClick={run('add')} />}
        {actions.has('publish') && <Button text={session.say(actions.get('publish')!.title)} onClick={run('publish')} />}
        {actions.has('rollback') && <Button text={session.say(actions.get('rollback')!.title)} onClick={run('rollback')} />}
        <p role="status">
          {store.differences !== undefined &&
            session.say(store.differences === 0 ? text.same : fill(text.differs, { count: store.differences }))}{' '}
          <Button size="small" variant="minimal" text={session.say(text.show)} onClick={() => model.list.setTab('versions')} />
        </p>
        {may('import') && (
          <Button variant="minimal" icon={<Import />} text={session.say(engineText.import)} onClick={() => void model.openImport()} />
        )}
        {may('export') && (
          <Button variant="minimal" icon={<Export />} text={session.say(engineText.export)} onClick={() => void model.exports.open()} />
        )}
      </header>
      {store.refusal && <Callout intent="danger">{session.say(store.refusal.message)}</Callout>}
      {seesConditions && store.rows && !store.holds && (
        <Callout intent="warning" compact icon={false}>
          {session.say(text.noCatchAll)}
        </Callout>
      )}
      {!store.rows && !store.refusal && <Spinner size={24} />}
      {store.rows?.length === 0 && <p className="ax-hint">{session.say(text.empty)}</p>}
      {rows.length > 0 && (
        <table className="ax-table ax-lined" aria-label={session.say(page.title)}>
          <TableHeads heads={heads} />
          <tbody ref={body}>
            {rows.map((row, at) => (
              <RuleRow
                key={row.id}
                row={row}
                place={at + 1}
                resource={resource}
                outputs={outputs}
                never={never.get(at + 1)}
                over={over === at && held !== undefined && held.id !== row.id}
                onOpen={() => model.openDetail(row, outsideList)}
                onMove={actions.has('reorder') ? place => void move(row, place) : undefined}
                onSwitch={actions.has('enable') && actions.has('disable') ? on => turn(row, on) : undefined}
                onEdit={run('update', [row])}
                onDel={run('del', [row])}
                onDragStart={() => setHeld(row)}
                onDragOver={() => setOver(at)}
                onDrop={() => drop(at + 1)}
              />
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
});
