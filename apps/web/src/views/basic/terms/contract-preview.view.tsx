import { contractSample, render } from '@axle/templates';
import { Callout } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { ViewProps } from '../../view-props.ts';
import '../bom/bom.css';
import { ChooseRecord } from './choose-record.view.tsx';
import './terms.css';
import { termsText as text } from './terms-text.ts';
import { useChosen } from './use-chosen.ts';

/** A contract's template filled with a sample, and the gaps that templates may have. */
export const ContractPreview = observer(function ContractPreview({ page }: ViewProps) {
  const session = useService(Session);
  const chosen = useChosen(page);
  const template = chosen.record?.['template'];
  const filled = typeof template === 'string' ? render(template, contractSample) : undefined;
  return (
    <div className="ax-bom">
      <form onSubmit={event => event.preventDefault()}>
        <ChooseRecord label={text.category} chosen={chosen} />
      </form>
      {chosen.refusal && <Callout intent="danger">{session.say(chosen.refusal.message)}</Callout>}
      {chosen.record && !filled && <p className="ax-hint">{session.say(text.noTemplate)}</p>}
      {filled && !filled.ok && <Callout intent="danger">{session.say(filled.refusal.message)}</Callout>}
      <div className="ax-contract">
        {filled?.ok && <article>{filled.value}</article>}
        <aside>
          <h3>{session.say(text.gaps)}</h3>
          <ul>
            {Object.entries(contractSample).map(([name, value]) => (
              <li key={name}>
                <code>{`{{${name}}}`}</code> <span className="ax-faint">{value}</span>
              </li>
            ))}
          </ul>
        </aside>
      </div>
    </div>
  );
});
