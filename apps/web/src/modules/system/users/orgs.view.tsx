import { fill, type Refusal } from '@axle/kernel';
import { mainPaths, type OrgSummary } from '@axle/wire';
import { Button, Callout, DialogBody, DialogFooter, HTMLSelect, InputGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Dialogs } from '../../../shell/dialogs/dialogs.ts';
import { useAskedClose } from '../../../engine/questions/use-asked-close.ts';
import { TitledDialog } from '../../../shell/dialogs/titled-dialog.view.tsx';
import { Messages } from '../../../shell/messages.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { TabProps } from './tab-props.ts';
import { type OrgRow, orgRows, textOf } from './users-data.ts';
import type { UsersStore } from './users-store.ts';
import { usersText as text } from './users-text.ts';

type Draft = Partial<OrgSummary> & Pick<OrgSummary, 'code' | 'nameZh' | 'nameEn'>;

/** The organisation as a tree, which super users keep. */
export const OrgsTab = observer(function OrgsTab({ store, shown }: TabProps) {
  const session = useService(Session);
  const dialogs = useService(Dialogs);
  const messages = useService(Messages);
  const [draft, setDraft] = useState<Draft>();
  const rows = orgRows(shown.orgs);
  const remove = async (org: OrgRow) => {
    if (!(await dialogs.confirm({ title: text.removeOrg, text: text.removeOrgAsk, confirm: text.removeOrg, tone: 'danger' }))) return;
    const reply = await store.change(mainPaths.removeOrg, { id: org.id });
    if (!reply.ok) messages.show('bad', reply.refusal.message);
  };
  return (
    <div className="ax-users-scroll">
      <table className="ax-users-table" aria-label={session.say(text.orgs)}>
        <thead>
          <tr>
            {[text.org, text.roleCode, text.nameEn, text.members].map((head, index) => (
              <th key={head.en} scope="col" className={index === 3 ? 'ax-number' : undefined}>
                {session.say(head)}
              </th>
            ))}
            <th scope="col" aria-label={session.say(text.action)} />
          </tr>
        </thead>
        <tbody>
          {rows.map(org => (
            <tr key={org.id}>
              <th scope="row" style={{ paddingLeft: 8 + org.depth * 20 }}>
                {org.nameZh}
              </th>
              <td>{org.code}</td>
              <td>{org.nameEn}</td>
              <td className="ax-number">{shown.users.filter(({ orgId, state }) => orgId === org.id && state !== 'left').length}</td>
              <td>
                <Button
                  size="small"
                  variant="minimal"
                  text={session.say(text.newOrg)}
                  onClick={() => setDraft({ parentId: org.id, code: '', nameZh: '', nameEn: '' })}
                />
                <Button size="small" variant="minimal" text={session.say(text.edit)} onClick={() => setDraft(org)} />
                <Button
                  size="small"
                  variant="minimal"
                  text={session.say(text.removeOrg)}
                  disabled={store.busy}
                  onClick={() => void remove(org)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {draft && <OrgForm key={draft.id ?? 'new'} store={store} rows={rows} draft={draft} onClose={() => setDraft(undefined)} />}
    </div>
  );
});

interface OrgFormProps {
  readonly store: UsersStore;
  readonly rows: readonly OrgRow[];
  readonly draft: Draft;
  onClose(): void;
}

const OrgForm = observer(function OrgForm({ store, rows, draft, onClose }: OrgFormProps) {
  const session = useService(Session);
  const messages = useService(Messages);
  const [values, setValues] = useState(draft);
  const close = useAskedClose(onClose, values);
  const [refusal, setRefusal] = useState<Refusal>();
  const own = rows.find(({ id }) => id === draft.id)?.below ?? new Set<number>();
  const save = async () => {
    const { id, version, parentId, code, nameZh, nameEn } = values;
    const reply = await store.change(mainPaths.saveOrg, {
      ...(id ? { id, version } : {}),
      ...(parentId ? { parentId } : {}),
      code,
      nameZh,
      nameEn,
    });
    if (!reply.ok) return setRefusal(reply.refusal.fields?.[0] ?? reply.refusal);
    messages.show('good', text.saved);
    return onClose();
  };
  const fields = [
    ['code', text.roleCode],
    ['nameZh', text.nameZh],
    ['nameEn', text.nameEn],
  ] as const;
  return (
    <TitledDialog
      isOpen
      onClose={close}
      title={session.say(draft.id ? fill(text.editOrg, { name: textOf(draft) }) : text.newOrg)}
      className="ax-dialog"
    >
      <DialogBody>
        {refusal && (
          <Callout intent="danger" compact role="alert">
            {session.say(refusal.message)}
          </Callout>
        )}
        <div className="ax-users-form">
          <label>
            {session.say(text.parent)}
            <HTMLSelect
              fill
              value={values.parentId ?? 0}
              options={[
                { value: 0, label: session.say(text.top) },
                ...rows
                  .filter(({ id }) => !own.has(id))
                  .map(org => ({ value: org.id, label: `${'　'.repeat(org.depth)}${session.say(textOf(org))}` })),
              ]}
              onChange={event => {
                const { parentId: _former, ...rest } = values;
                const parent = Number(event.currentTarget.value);
                setValues(parent === 0 ? rest : { ...rest, parentId: parent });
              }}
            />
          </label>
          {fields.map(([key, label]) => (
            <label key={key}>
              {session.say(label)}
              <InputGroup value={values[key]} onChange={event => setValues({ ...values, [key]: event.currentTarget.value })} />
            </label>
          ))}
        </div>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={session.say(text.cancel)} onClick={close} />
            <Button intent="primary" loading={store.busy} text={session.say(text.save)} onClick={() => void save()} />
          </>
        }
      />
    </TitledDialog>
  );
});
