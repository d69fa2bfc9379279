import type { Text } from '@axle/kernel';
import { Button, Callout } from '@blueprintjs/core';
import { ChevronLeft, ChevronRight } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { TypedField } from '../../../engine/typed-field/typed-field.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { WorkedTab } from './use-worked-tab.ts';
import './delivery-calendar.css';

interface PromisedConditionsProps {
  readonly tab: WorkedTab;
  readonly text: { readonly conditions: Text; readonly earlier: Text; readonly later: Text };
  /** Turns to the time before (−1) or after (1). */
  readonly onTurn: (by: number) => void;
  /** What comes of it. */
  readonly children: ReactNode;
}

/** The conditions over promised dates, with a step to the time before and to the time after. */
export const PromisedConditions = observer(function PromisedConditions({ tab, text, onTurn, children }: PromisedConditionsProps) {
  const session = useService(Session);
  const { tool, typed, inputs, refusal, type } = tab;
  return (
    <>
      <header aria-label={session.say(text.conditions)}>
        <Button icon={<ChevronLeft />} aria-label={session.say(text.earlier)} onClick={() => onTurn(-1)} />
        {Object.entries(tool.inputs).map(([name, field]) => (
          <TypedField
            key={name}
            field={field}
            value={typed[name]}
            note={null}
            refusal={inputs.refusals.get(name)}
            onChange={value => type(name, value)}
          />
        ))}
        <Button icon={<ChevronRight />} aria-label={session.say(text.later)} onClick={() => onTurn(1)} />
        {children}
      </header>
      {refusal && (
        <Callout intent="danger" compact>
          {session.say(refusal.message)}
        </Callout>
      )}
    </>
  );
});
