import { fill, type Refusal } from '@axle/kernel';
import { linesIn, mostWhole, permissionCode, type RecordValues, type Resource } from '@axle/page-kit';
import { Button, Callout, Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { PageActions } from '../../../engine/actions/page-actions.ts';
import { useLatest } from '../../../engine/answers/use-latest.ts';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { Chip } from '../../../engine/chip.view.tsx';
import { RecordsOf } from '../../../engine/records/records-of.ts';
import { useGivenInputs } from '../../../engine/tool/given-inputs.ts';
import { readInputs } from '../../../engine/tool/read-inputs.ts';
import { TypedField } from '../../../engine/typed-field/typed-field.view.tsx';
import { Ids } from '../../../gateways/ids.ts';
import { Messages } from '../../../shell/messages.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { LeftOutTable } from './left-out-table.view.tsx';
import { ordersIn } from './proposal.ts';
import { ProposalTable } from './proposal-table.view.tsx';
import { proposalText as text } from './proposal-text.ts';
import './proposal.css';

const tab = 'proposal';

/** The orders that confirmed requirements make, supplier by supplier; those that are ticked become drafts. */
export const OrderProposal = observer(function OrderProposal({ section, page, active }: ViewProps) {
  const session = useService(Session);
  const [recordsOf, actions, ids] = [useService(RecordsOf), useService(PageActions), useService(Ids)];
  const messages = useService(Messages);
  const navigate = useNavigate();
  const latest = useLatest();
  const resource = page.resource as Resource;
  const records = useMemo(() => recordsOf.of(resource, page.key), [recordsOf, resource, page]);
  const tool = page.tabs.find(({ key }) => key === tab)!.tool!;
  const given = useGivenInputs(page.key, tool)['reqIds'];
  const [typed, setTyped] = useState<RecordValues>({ bucketDays: tool.inputs['bucketDays']!.initial });
  const [worked, setWorked] = useState<RecordValues>();
  const [refusal, setRefusal] = useState<Refusal>();
  /** What stood against the last generating: it stays while the proposal is recalculated. */
  const [failed, setFailed] = useState<Refusal>();
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set());
  const [running, setRunning] = useState(false);
  const inputs = readInputs(tool.inputs, { ...typed, reqIds: given });
  const asked = inputs.complete ? JSON.stringify(inputs.values) : undefined;
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (!active || asked === undefined) return;
    void latest.ask(
      signal => records.work(tab, JSON.parse(asked) as RecordValues, { signal }),
      reply => {
        setRefusal(reply.ok ? undefined : reply.refusal);
        if (reply.ok) setWorked(reply.value);
        setWithout(new Set());
      },
    );
  }, [latest, records, asked, active, turn]);

  const orders = useMemo(() => (worked ? ordersIn(worked) : []), [worked]);
  const chosen = orders.flatMap(({ no, lines }) => lines.filter(({ key }) => !without.has(key)).map(line => ({ no, line })));
  // a requirement that is more than a line holds stands on several
  const targets = [...new Map(chosen.flatMap(({ line }) => line.needs).map(need => [need.id, need])).values()];
  const may = !session.viewing && session.can(permissionCode(section, page.key, 'generate'));
  const generate = async () => {
    setRunning(true);
    setFailed(undefined);
    const reply = await actions.post({
      resource,
      page: page.key,
      action: 'generate',
      targets: targets.map(({ id, version }) => ({ id, version })),
      input: { bucketDays: inputs.values['bucketDays'] },
      key: ids.next(),
    });
    setRunning(false);
    setTurn(turn + 1);
    const refused = reply.ok ? reply.value.flatMap(one => one.refusal ?? []) : [reply.refusal];
    const next = reply.ok ? reply.value.find(one => one.next !== undefined)?.next : undefined;
    if (next === undefined) return setFailed(refused[0]);
    if (refused[0]) messages.show('warn', fill(text.notOrdered, { count: refused.length, why: refused[0].message }));
    void navigate(next);
  };
  const typedInputs = Object.entries(tool.inputs).filter(([name]) => name !== 'reqIds');
  const leftOut = worked ? linesIn(worked, 'leftOut') : [];
  const leftOutField = tool.results['leftOut'];
  const reasonField = leftOutField?.kind === 'lines' ? leftOutField.fields['reason'] : undefined;
  const reasons = reasonField?.kind === 'enum' ? reasonField.options : [];
  const counts = {
    orders: new Set(chosen.map(({ no }) => no)).size,
    lines: chosen.length,
    needs: targets.length,
  };
  return (
    <div className="ax-proposal">
      <header aria-label={session.say(text.conditions)}>
        {typeof given === 'string' && (
          <Chip removed={{ label: session.say(text.showAll), by: () => void navigate(`/admin/${section}/${page.key}?tab=${tab}`) }}>
            {session.say(text.selected, { count: given.split(',').length })}
          </Chip>
        )}
        {typedInputs.map(([name, field]) => (
          <TypedField
            key={name}
            field={field}
            value={typed[name]}
            note={null}
            refusal={inputs.refusals.get(name)}
            onChange={value => setTyped(before => ({ ...before, [name]: value }))}
          />
        ))}
        <span className="ax-proposal-sum" role="status">
          {orders.length > 0 && session.say(text.summary, counts)}
        </span>
        {may && (
          <Button
            intent="primary"
            loading={running}
            disabled={targets.length === 0 || targets.length > mostWhole}
            text={session.say(text.generate, { count: counts.orders })}
            onClick={() => void generate()}
          />
        )}
      </header>
      {(failed ?? refusal) && (
        <Callout intent="danger" compact>
          {session.say((failed ?? refusal)!.message)}
        </Callout>
      )}
      {targets.length > mostWhole && (
        <Callout intent="warning" compact>
          {session.say(text.tooMany, { most: mostWhole })}
        </Callout>
      )}
      {!worked && !refusal && <Spinner size={20} />}
      {worked && orders.length === 0 && <p className="ax-hint">{session.say(text.none)}</p>}
      {orders.length > 0 && <ProposalTable orders={orders} without={without} onChange={setWithout} />}
      {leftOut.length > 0 && <LeftOutTable lines={leftOut} reasons={reasons} />}
    </div>
  );
});
