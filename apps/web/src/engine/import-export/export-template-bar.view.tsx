import type { Text } from '@axle/kernel';
import type { ViewAudience } from '@axle/wire';
import { Button, Callout, HTMLSelect, InputGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { engineText } from '../../text/engine.ts';
import { exportText } from '../../text/export.ts';
import { viewsMenuText } from '../../text/views-menu.ts';
import type { ExportTemplates } from './export-templates.ts';

const audiences: readonly (readonly [ViewAudience, Text])[] = [
  ['private', viewsMenuText.private],
  ['team', viewsMenuText.team],
  ['public', viewsMenuText.public],
];

/** Chooses a template for an export, and keeps the choice as one. */
export const ExportTemplateBar = observer(function ExportTemplateBar({ templates }: { readonly templates: ExportTemplates }) {
  const session = useService(Session);
  const [asking, setAsking] = useState<'name' | 'remove'>();
  const { current } = templates;
  useEffect(() => void templates.load(), [templates]);
  const label = session.say(exportText.template);
  return (
    <div className="ax-export-templates">
      <label>
        {label}
        <HTMLSelect
          value={templates.currentId ?? ''}
          onChange={event => templates.use(event.currentTarget.value === '' ? undefined : Number(event.currentTarget.value))}
        >
          <option value="">{session.say(exportText.noTemplate)}</option>
          {templates.all.map(({ id, name }) => (
            <option key={id} value={id}>
              {id === templates.currentId && templates.changed ? session.say(exportText.changed, { name }) : name}
            </option>
          ))}
        </HTMLSelect>
      </label>
      {current?.own && templates.changed && (
        <Button size="small" text={session.say(exportText.save)} onClick={() => void templates.save()} />
      )}
      <Button size="small" variant="minimal" text={session.say(exportText.saveAs)} onClick={() => setAsking('name')} />
      {current?.own && (
        <Button size="small" variant="minimal" intent="danger" text={session.say(exportText.remove)} onClick={() => setAsking('remove')} />
      )}
      {asking === 'name' && <NewTemplate templates={templates} onClose={() => setAsking(undefined)} />}
      {asking === 'remove' && current && (
        <Callout compact intent="warning" className="ax-export-new">
          {session.say(exportText.removeText, { name: current.name })}
          <Button
            size="small"
            intent="danger"
            text={session.say(exportText.remove)}
            onClick={() => {
              setAsking(undefined);
              void templates.remove();
            }}
          />
          <Button size="small" text={session.say(engineText.cancel)} onClick={() => setAsking(undefined)} />
        </Callout>
      )}
      {templates.refusal && (
        <Callout compact intent="danger" className="ax-export-new">
          {session.say(templates.refusal.message)}
        </Callout>
      )}
    </div>
  );
});

const NewTemplate = observer(function NewTemplate({
  templates,
  onClose,
}: {
  readonly templates: ExportTemplates;
  readonly onClose: () => void;
}) {
  const session = useService(Session);
  const [name, setName] = useState('');
  const [audience, setAudience] = useState<ViewAudience>('private');
  const save = async () => {
    if (name.trim() !== '' && (await templates.saveAs(name, audience))) onClose();
  };
  return (
    <div className="ax-export-new">
      <InputGroup
        autoFocus
        size="small"
        maxLength={60}
        value={name}
        placeholder={session.say(exportText.name)}
        aria-label={session.say(exportText.name)}
        onValueChange={setName}
        onKeyDown={event => {
          if (event.key === 'Enter') void save();
        }}
      />
      <HTMLSelect
        value={audience}
        aria-label={session.say(viewsMenuText.audience)}
        onChange={event => setAudience(event.currentTarget.value as ViewAudience)}
      >
        {audiences
          .filter(([key]) => key !== 'public' || session.isSuper)
          .map(([key, text]) => (
            <option key={key} value={key}>
              {session.say(text)}
            </option>
          ))}
      </HTMLSelect>
      <Button size="small" intent="primary" text={session.say(exportText.save)} disabled={name.trim() === ''} onClick={() => void save()} />
      <Button size="small" text={session.say(engineText.cancel)} onClick={onClose} />
    </div>
  );
});
