import type { Refusal, Text } from '@axle/kernel';
import { mailKinds, type Recipient } from '@axle/templates';
import { Callout, HTMLSelect } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useLatest } from '../../../engine/answers/use-latest.ts';
import { fieldInputs } from '../../../engine/fields/inputs/field-inputs.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import '../../../engine/answers/ask.css';
import { recipientText as text } from './recipient-text.ts';
import { RecipientTools } from './recipient-tools.ts';

/** Who would get a mail of a kind, each with the step that found them. */
export const ResolveRecipients = observer(function ResolveRecipients({ page }: ViewProps) {
  const session = useService(Session);
  const tools = useService(RecipientTools);
  const [mailKind, setMailKind] = useState(mailKinds[0]!.code);
  const [lang, setLang] = useState<'zh' | 'en'>('zh');
  const [supplier, setSupplier] = useState<number>();
  const [company, setCompany] = useState<number>();
  const [found, setFound] = useState<readonly Recipient[]>();
  const [refusal, setRefusal] = useState<Refusal>();
  const latest = useLatest();
  useEffect(() => {
    void latest.ask(
      () => tools.resolve({ mailKind, lang, supplier, company }),
      reply => {
        setRefusal(reply.ok ? undefined : reply.refusal);
        setFound(reply.ok ? reply.value : undefined);
      },
    );
  }, [latest, tools, mailKind, lang, supplier, company]);
  const { fields } = page.resource!;
  const RefInput = fieldInputs.ref;
  const chosen = (name: 'supplier' | 'company', value: number | undefined, onChange: (id: number | undefined) => void) => (
    <label htmlFor={`resolve-${name}`}>
      {session.say(fields[name]!.label)}
      <RefInput
        id={`resolve-${name}`}
        field={fields[name]!}
        value={value}
        disabled={false}
        placeholder=""
        invalid={false}
        onChange={id => onChange(typeof id === 'number' ? id : undefined)}
        onLeave={() => undefined}
      />
    </label>
  );
  const select = (label: Text, value: string, options: readonly (readonly [string, Text])[], onChange: (value: string) => void) => (
    <label>
      {session.say(label)}
      <HTMLSelect value={value} onChange={event => onChange(event.currentTarget.value)}>
        {options.map(([code, name]) => (
          <option key={code} value={code}>
            {session.say(name)}
          </option>
        ))}
      </HTMLSelect>
    </label>
  );
  return (
    <div className="ax-ask">
      <form onSubmit={event => event.preventDefault()}>
        {select(
          text.mailKind,
          mailKind,
          mailKinds.map(({ code, label }) => [code, label] as const),
          setMailKind,
        )}
        {select(
          text.lang,
          lang,
          [
            ['zh', text.chinese],
            ['en', text.english],
          ],
          value => setLang(value as 'zh' | 'en'),
        )}
        {chosen('supplier', supplier, setSupplier)}
        {chosen('company', company, setCompany)}
      </form>
      {refusal && <Callout intent="warning">{session.say(refusal.message)}</Callout>}
      {found && (
        <table className="ax-table ax-lined" aria-label={session.say(text.result)}>
          <thead>
            <tr>
              {[text.role, text.email, text.name, text.step].map(head => (
                <th key={head.en} scope="col">
                  {session.say(head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found.map(({ role, email, name = '', step }) => (
              <tr key={email}>
                <td>{session.say(text.roles[role])}</td>
                <th scope="row">{email}</th>
                <td>{name}</td>
                <td>{session.say(text.steps[step])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
});
