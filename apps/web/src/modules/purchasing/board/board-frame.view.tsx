import { Callout } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useRef } from 'react';
import { toolbarActions } from '../../../engine/actions/toolbar-actions.ts';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { ToolbarButtons } from '../../../engine/list/toolbar-buttons.view.tsx';
import { useToolExport } from '../../../engine/tool/use-tool-export.ts';
import { WriteButton } from '../../../engine/tool/write-button.view.tsx';
import { TypedField } from '../../../engine/typed-field/typed-field.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { boardText as text } from './board-text.ts';
import { PictureButton } from './picture-button.view.tsx';
import type { AskedBoard } from './use-board.ts';
import './board.css';

interface BoardFrameProps extends Pick<ViewProps, 'section' | 'page'> {
  readonly board: AskedBoard;
  /** Whether a condition is asked for now. */
  readonly asksFor?: (name: string) => boolean;
  readonly children: ReactNode;
}

/** Around every board: its conditions, what can be done, why nothing came, and below it what did. */
export const BoardFrame = observer(function BoardFrame({ section, page, board, asksFor = () => true, children }: BoardFrameProps) {
  const session = useService(Session);
  const { tab, tool, typed, inputs, values, refusal } = board;
  const written = useToolExport(tab, tool);
  const frame = useRef<HTMLDivElement>(null);
  return (
    <div className="ax-kpi-board" ref={frame}>
      <header aria-label={session.say(text.conditions)}>
        {Object.entries(tool.inputs)
          .filter(([name]) => asksFor(name))
          .map(([name, field]) => (
            <TypedField
              key={name}
              field={field}
              value={typed[name]}
              note={null}
              refusal={inputs.refusals.get(name)}
              {...(field.kind === 'enumList' ? { className: 'ax-kpi-choices' } : {})}
              onChange={value => board.type(name, value)}
            />
          ))}
        <span className="ax-kpi-tools">
          <ToolbarButtons actions={toolbarActions(section, page, session, [], 0)} ticked={[]} />
          {written && <WriteButton paper={tool.paper} written={written} input={inputs.values} />}
          {written && values && <PictureButton page={page} board={frame} />}
        </span>
      </header>
      {refusal && (
        <Callout intent="danger" compact>
          {session.say(refusal.message)}
        </Callout>
      )}
      {values?.['pending'] !== undefined && (
        <Callout intent="warning" compact>
          {session.say(text.pending, { count: Number(values['pending']) })}
        </Callout>
      )}
      {!values && !refusal && <p className="ax-hint">{session.say(text.working)}</p>}
      {children}
    </div>
  );
});
