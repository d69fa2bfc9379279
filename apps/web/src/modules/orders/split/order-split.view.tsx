import { fill, type Refusal } from '@axle/kernel';
import { permissionCode, type RecordValues, type Resource } from '@axle/page-kit';
import { Button, Callout } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { PageActions } from '../../../engine/actions/page-actions.ts';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { useGivenInputs } from '../../../engine/tool/given-inputs.ts';
import { useTypedTool } from '../../../engine/tool/use-typed-tool.ts';
import { TypedField } from '../../../engine/typed-field/typed-field.view.tsx';
import { Ids } from '../../../gateways/ids.ts';
import { Dialogs } from '../../../shell/dialogs/dialogs.ts';
import { Messages } from '../../../shell/messages.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { orderIn } from './order-in.ts';
import { SplitEditor } from './split-editor.view.tsx';
import { SplitStore } from './split-store.ts';
import { splitText as text } from './split-text.ts';
import './split.css';

const tab = 'split';

/** Splits an order that is chosen, or that the address names. */
export const OrderSplit = observer(function OrderSplit({ section, page, active }: ViewProps) {
  const session = useService(Session);
  const [actions, ids, messages, dialogs] = [useService(PageActions), useService(Ids), useService(Messages), useService(Dialogs)];
  const tool = page.tabs.find(({ key }) => key === tab)!.tool!;
  const given = useGivenInputs(page.key, tool);
  const [typed, setTyped] = useState<{ readonly given: RecordValues; readonly values: RecordValues }>({ given, values: given });
  const asked = typed.given === given ? typed.values : given;
  const [turn, setTurn] = useState(0);
  const { values, refusal, inputs } = useTypedTool({ page, active }, tab, asked, turn);
  const store = useMemo(() => (values ? new SplitStore(orderIn(values)) : undefined), [values]);
  const [refused, setRefused] = useState<Refusal>();
  const [running, setRunning] = useState(false);
  const may = !session.viewing && session.can(permissionCode(section, page.key, 'split'));
  const split = async (of: SplitStore) => {
    if (!(await dialogs.confirm({ title: text.split, text: of.question, confirm: text.split, tone: 'primary' }))) return;
    setRunning(true);
    const targets = [{ id: Number(inputs.values['order']), version: Number(values?.['version']) }];
    const call = { resource: page.resource as Resource, page: page.key, action: 'splitInto', targets, key: ids.next() };
    const reply = await actions.post({ ...call, input: { parts: of.rows } });
    setRunning(false);
    setRefused(reply.ok ? undefined : reply.refusal);
    if (!reply.ok) return;
    messages.show('good', fill(text.done, { names: reply.value.map(({ name }) => name).join(', ') }));
    setTurn(turn + 1);
  };
  return (
    <div className="ax-cut">
      <header>
        <TypedField
          field={tool.inputs['order']!}
          value={asked['order']}
          note={null}
          refusal={inputs.refusals.get('order')}
          onChange={order => {
            setRefused(undefined);
            setTyped({ given, values: { order } });
          }}
        />
      </header>
      {(refused ?? refusal) && (
        <Callout intent="danger" compact role="alert">
          {session.say((refused ?? refusal)!.message)}
        </Callout>
      )}
      {asked['order'] === undefined && <p className="ax-hint">{session.say(text.choose)}</p>}
      {store && values && (
        <SplitEditor store={store} tool={tool} values={values}>
          {may && (
            <Button
              intent="primary"
              loading={running}
              disabled={'refusal' in store.outcome}
              text={session.say(text.split)}
              onClick={() => void split(store)}
            />
          )}
        </SplitEditor>
      )}
    </div>
  );
});
