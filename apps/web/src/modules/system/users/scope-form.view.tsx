import type { Refusal } from '@axle/kernel';
import { type ScopeKind, scopeKindNames, scopeKinds, type ScopeMode, scopeModeNames, scopeModes } from '@axle/permissions';
import { batchCodes } from '@axle/validation';
import { mainPaths, type ScopeOutcome, type UserSummary, type UsersTab } from '@axle/wire';
import { Button, Callout, DialogBody, DialogFooter, HTMLSelect, InputGroup, TextArea } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { DayInput } from '../../../engine/fields/date/day-input.view.tsx';
import { type ReactNode, useState } from 'react';
import { useAskedClose } from '../../../engine/questions/use-asked-close.ts';
import { TitledDialog } from '../../../shell/dialogs/titled-dialog.view.tsx';
import { Messages } from '../../../shell/messages.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { ScopeOutcomes } from './scope-outcomes.view.tsx';
import type { UsersStore } from './users-store.ts';
import { usersText as text } from './users-text.ts';

interface ScopeFormProps {
  readonly store: UsersStore;
  readonly shown: UsersTab;
  readonly users: readonly UserSummary[];
  onClose(): void;
}

type How = 'replace' | 'add' | 'remove';
const hows = { replace: text.replace, add: text.addTargets, remove: text.remove } as const;

/** Changes a kind of data scope of users: what comes of it is shown before it is kept. */
export const ScopeForm = observer(function ScopeForm({ store, shown, users, onClose }: ScopeFormProps) {
  const session = useService(Session);
  const messages = useService(Messages);
  const [kind, setKind] = useState<ScopeKind>('supplier');
  const [how, setHow] = useState<How>('replace');
  const [mode, setMode] = useState<ScopeMode>('listed');
  const [codes, setCodes] = useState('');
  const [validTo, setValidTo] = useState('');
  const [reason, setReason] = useState('');
  const [outcomes, setOutcomes] = useState<readonly ScopeOutcome[]>();
  const [refusal, setRefusal] = useState<Refusal>();
  const close = useAskedClose(onClose, [codes, validTo, reason]);
  const known = shown.targets[kind] ?? [];
  const typed = batchCodes(codes).codes;
  const found = typed.map(code => known.find(target => target.code.toLowerCase() === code.toLowerCase()));
  const unknown = typed.filter((_, index) => !found[index]);
  const lists = how !== 'replace' || mode === 'listed';
  const send = async (dryRun: boolean) => {
    if (lists && unknown.length > 0) return;
    const body = {
      users: users.map(({ id }) => id),
      kind,
      how,
      mode: how === 'replace' ? mode : 'listed',
      targets: lists ? found.flatMap(target => target?.id ?? []) : [],
      ...(validTo === '' ? {} : { validTo }),
      reason,
      dryRun,
    };
    const reply = dryRun ? await store.ask(mainPaths.saveScopes, body) : await store.change(mainPaths.saveScopes, body);
    setRefusal(reply.ok ? undefined : (reply.refusal.fields?.[0] ?? reply.refusal));
    if (!reply.ok) return;
    if (dryRun) return setOutcomes(reply.value as readonly ScopeOutcome[]);
    messages.show('good', text.saved);
    onClose();
  };
  const changed =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      setOutcomes(undefined);
      set(value);
    };
  const labelled = (label: typeof text.kind, input: ReactNode, wide = false) => (
    <label className={wide ? 'ax-users-wide' : undefined}>
      {session.say(label)}
      {input}
    </label>
  );
  const choose = <Value extends string>(
    value: Value,
    options: readonly (readonly [Value, typeof text.kind])[],
    set: (value: Value) => void,
  ) => (
    <HTMLSelect
      fill
      value={value}
      options={options.map(([option, label]) => ({ value: option, label: session.say(label) }))}
      onChange={event => changed(set)(event.currentTarget.value as Value)}
    />
  );
  const refusedAny = outcomes?.some(outcome => outcome.refusal !== undefined);
  return (
    <TitledDialog
      isOpen
      canOutsideClickClose={false}
      onClose={close}
      title={session.say(text.scopesOf, { count: users.length })}
      className="ax-dialog"
      style={{ width: 640 }}
    >
      <DialogBody>
        {refusal && (
          <Callout intent="danger" compact role="alert">
            {session.say(refusal.message)}
          </Callout>
        )}
        <div className="ax-users-form">
          {labelled(
            text.kind,
            choose(
              kind,
              scopeKinds.map(one => [one, scopeKindNames[one]] as const),
              setKind,
            ),
          )}
          {labelled(
            text.how,
            choose(
              how,
              (Object.keys(hows) as How[]).map(one => [one, hows[one]] as const),
              setHow,
            ),
          )}
          {how === 'replace' &&
            labelled(
              text.mode,
              choose(
                mode,
                scopeModes.map(one => [one, scopeModeNames[one]] as const),
                setMode,
              ),
            )}
          {labelled(text.validTo, <DayInput value={validTo} onDay={changed(setValidTo)} />)}
          {lists &&
            labelled(
              text.targets,
              <>
                <TextArea
                  fill
                  rows={3}
                  placeholder={session.say(text.targetsHint)}
                  value={codes}
                  onChange={event => changed(setCodes)(event.currentTarget.value)}
                />
                {unknown.length > 0 && (
                  <span className="ax-bad">{session.say(text.unknown, { codes: unknown.slice(0, 8).join(', ') })}</span>
                )}
              </>,
              true,
            )}
          {lists && (
            <div className="ax-users-ticks ax-users-wide">
              {known.slice(0, 200).map(target => (
                <label key={target.id} style={{ display: 'flex', gap: 6 }}>
                  <input
                    type="checkbox"
                    checked={found.includes(target)}
                    onChange={event =>
                      changed(setCodes)(
                        (event.currentTarget.checked
                          ? [...typed, target.code]
                          : typed.filter(code => code.toLowerCase() !== target.code.toLowerCase())
                        ).join(', '),
                      )
                    }
                  />
                  {target.code === target.name ? target.code : `${target.code} ${target.name}`}
                </label>
              ))}
            </div>
          )}
          {labelled(
            text.reason,
            <InputGroup value={reason} maxLength={200} onChange={event => setReason(event.currentTarget.value)} />,
            true,
          )}
        </div>
        {outcomes && <ScopeOutcomes outcomes={outcomes} users={users} />}
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={session.say(text.cancel)} onClick={close} />
            <Button text={session.say(text.check)} onClick={() => void send(true)} />
            <Button
              intent="primary"
              loading={store.busy}
              disabled={!outcomes || refusedAny}
              text={session.say(text.save)}
              onClick={() => void send(false)}
            />
          </>
        }
      />
    </TitledDialog>
  );
});
