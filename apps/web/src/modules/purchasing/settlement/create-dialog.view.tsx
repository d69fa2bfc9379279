import type { Refusal } from '@axle/kernel';
import {
  type Line,
  linesIn,
  type LinesField,
  linesInCurrency,
  type Page,
  type RecordRow,
  type RecordValues,
  type Resource,
} from '@axle/page-kit';
import { Button, Callout, DialogBody, DialogFooter, Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { PageActions } from '../../../engine/actions/page-actions.ts';
import { listAddress } from '../../../engine/filter-address.ts';
import { useTypedTool } from '../../../engine/tool/use-typed-tool.ts';
import { Ids } from '../../../gateways/ids.ts';
import { TitledDialog } from '../../../shell/dialogs/titled-dialog.view.tsx';
import { Messages } from '../../../shell/messages.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { engineText } from '../../../text/engine.ts';
import { ChoiceTable } from './choice-table.view.tsx';
import { deskText as text } from './desk-text.ts';
import { MatchTable } from './match-table.view.tsx';
import { PaidWaterfall } from './paid-waterfall.view.tsx';
import { TakenTable } from './taken-table.view.tsx';
import './match.css';

interface CreateDialogProps {
  readonly section: string;
  readonly page: Page;
  readonly account: Line;
  /** The ticked lines of the account. */
  readonly lines: readonly Line[];
  onClose(): void;
  onMade(): void;
}

/** By what a line of an invoice is picked. */
const pickOf = (choice: Line): string => `${String(choice['invoice'])}:${String(choice['invoiceLine'])}`;

/** [R15] What the settlement of some lines would come to, with lines of invoices to choose from; nothing is kept until it is confirmed. */
export const CreateDialog = observer(function CreateDialog({ section, page, account, lines, onClose, onMade }: CreateDialogProps) {
  const session = useService(Session);
  const [actions, ids, messages] = [useService(PageActions), useService(Ids), useService(Messages)];
  const navigate = useNavigate();
  const [asked, setAsked] = useState<RecordValues>(() => ({ lines: lines.map(line => String(line['id'])) }));
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set());
  const [running, setRunning] = useState(false);
  const [failed, setFailed] = useState<Refusal>();
  const { tool, values, refusal } = useTypedTool({ page, active: true }, 'accounts', asked);
  const choices = values ? linesIn(values, 'choices') : [];
  const picked = choices.map(pickOf).filter(pick => !without.has(pick));
  const choose = (left: ReadonlySet<string>) => {
    setWithout(left);
    // an empty list means all lines: a number that no invoice has stands for none
    const kept = choices.map(pickOf).filter(pick => !left.has(pick));
    setAsked({ lines: asked['lines'], picked: kept.length > 0 ? kept : ['0:0'] });
  };
  const create = async () => {
    setRunning(true);
    const reply = await actions.post({
      resource: page.resource as Resource,
      page: page.key,
      action: 'create',
      targets: lines
        .filter(line => choices.some(choice => choice['line'] === line['id'] && !without.has(pickOf(choice))))
        .map(line => ({
          id: Number(line['id']),
          version: Number(line['version']),
        })),
      input: { picked },
      key: ids.next(),
    });
    setRunning(false);
    const refused = reply.ok ? reply.value.find(one => one.refusal)?.refusal : reply.refusal;
    if (refused) return setFailed(refused);
    messages.show('good', text.made);
    onMade();
    void navigate(
      listAddress(`/admin/${section}/purchaseSettlement`, 'tab1', [
        { field: 'supplier', op: 'in', value: [account['supplier']] },
        { field: 'state', op: 'in', value: ['draft', 'exception'] },
      ]),
    );
  };
  const matches = tool.results['matches'] as LinesField;
  const row = { ...values, id: 0, version: 0 } as unknown as RecordRow;
  const exceptions = Number(values?.['exceptions'] ?? 0);
  return (
    <TitledDialog isOpen title={session.say(text.title)} className="ax-desk-dialog" onClose={onClose}>
      <DialogBody>
        <div className="ax-match">
          {(failed ?? refusal) && (
            <Callout intent="danger" compact>
              {session.say((failed ?? refusal)!.message)}
            </Callout>
          )}
          {!values && !refusal && <Spinner size={20} />}
          {values && choices.length === 0 && <p className="ax-hint">{session.say(text.noChoices)}</p>}
          {values && choices.length > 0 && (
            <>
              <h3>{session.say(text.choose)}</h3>
              <ChoiceTable
                field={tool.results['choices'] as LinesField}
                choices={choices}
                without={without}
                keyOf={pickOf}
                onChange={choose}
              />
              <h3>{session.say(text.match)}</h3>
              {exceptions > 0 && (
                <Callout intent="warning" compact>
                  {session.say(text.exceptions, { count: exceptions })}
                </Callout>
              )}
              <MatchTable fields={linesInCurrency(matches, row).fields} lines={linesIn(values, 'matches')} />
              <h3>{session.say(text.taken)}</h3>
              <TakenTable tool={tool} values={values} />
              <PaidWaterfall row={row} fields={tool.results} />
              {values['dueDate'] !== undefined && <p className="ax-hint">{session.say(text.due, { day: String(values['dueDate']) })}</p>}
            </>
          )}
        </div>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={session.say(engineText.cancel)} onClick={onClose} />
            <Button
              intent="primary"
              text={session.say(text.create)}
              loading={running}
              disabled={!values || picked.length === 0}
              onClick={() => void create()}
            />
          </>
        }
      />
    </TitledDialog>
  );
});
