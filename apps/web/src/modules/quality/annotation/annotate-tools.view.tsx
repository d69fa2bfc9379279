import type { Text } from '@axle/kernel';
import { type DefectClass, type MarkColour, markColours, type MarkTool, markTools, markWidths } from '@axle/quality';
import { Button, HTMLSelect } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { annotationText as text } from './annotation-text.ts';

/** What is drawn with: a tool, or the choice of a mark. */
export type HandTool = MarkTool | 'select';

/** How marks are drawn from now on. */
export interface MarkLook {
  readonly colour: MarkColour;
  readonly width: number;
  readonly defectCode?: number | undefined;
}

/** A defect that a mark may show. */
export interface MarkedDefect {
  readonly id: number;
  readonly code: string;
  readonly name: Text;
  readonly defectClass: DefectClass;
}

interface AnnotateToolsProps {
  readonly tool: HandTool;
  readonly look: MarkLook;
  readonly defects: readonly MarkedDefect[];
  readonly disabled: boolean;
  readonly onTool: (tool: HandTool) => void;
  readonly onLook: (look: MarkLook) => void;
}

const widths = Array.from({ length: markWidths.most }, (_, at) => at + markWidths.least);

/** Tools, colours and widths; a mark of a defect has the colour of its class. */
export const AnnotateTools = observer(function AnnotateTools({ tool, look, defects, disabled, onTool, onLook }: AnnotateToolsProps) {
  const session = useService(Session);
  const link = (id: number) => {
    const defect = defects.find(one => one.id === id);
    onLook({ ...look, defectCode: defect?.id, ...(defect ? { colour: defect.defectClass } : {}) });
  };
  return (
    <>
      <div className="ax-annotate-tools" role="group" aria-label={session.say(text.tools)}>
        {(['select', ...markTools] as const).map(one => (
          <Button
            key={one}
            active={one === tool}
            aria-pressed={one === tool}
            disabled={disabled}
            text={session.say(text[one])}
            onClick={() => onTool(one)}
          />
        ))}
      </div>
      <div className="ax-annotate-tools" role="group" aria-label={session.say(text.look)}>
        {markColours.map(one => (
          <Button
            key={one}
            className={`ax-mark-${one}`}
            active={one === look.colour}
            aria-pressed={one === look.colour}
            disabled={disabled || (look.defectCode !== undefined && one !== look.colour)}
            text={<span className={`ax-mark-${one}`}>{`● ${session.say(text[one])}`}</span>}
            onClick={() => onLook({ ...look, colour: one })}
          />
        ))}
        <label>
          {session.say(text.width)}
          <HTMLSelect
            value={look.width}
            disabled={disabled}
            onChange={event => onLook({ ...look, width: Number(event.currentTarget.value) })}
          >
            {widths.map(one => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </HTMLSelect>
        </label>
        {defects.length > 0 && (
          <label>
            {session.say(text.defect)}
            <HTMLSelect value={look.defectCode ?? ''} disabled={disabled} onChange={event => link(Number(event.currentTarget.value))}>
              <option value="">{session.say(text.noDefect)}</option>
              {defects.map(({ id, code, name }) => (
                <option key={id} value={id}>
                  {`${code} ${session.say(name)}`}
                </option>
              ))}
            </HTMLSelect>
          </label>
        )}
      </div>
    </>
  );
});
