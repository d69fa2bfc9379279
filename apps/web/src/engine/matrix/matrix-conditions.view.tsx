import type { Refusal, Text } from '@axle/kernel';
import type { LineField, RecordValues } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { matrixText } from '../../text/matrix.ts';
import { TypedField } from '../typed-field/typed-field.view.tsx';
import './matrix.css';

interface MatrixConditionsProps {
  readonly fields: Readonly<Record<string, LineField>>;
  readonly values: RecordValues;
  readonly refusals: ReadonlyMap<string, Refusal>;
  /** Conditions that are folded away until they are asked for. */
  readonly folded?: readonly string[];
  /** Placeholders of empty conditions that differ from those of their kind. */
  readonly placeholders?: Readonly<Record<string, Text | ''>>;
  onChange(name: string, value: unknown): void;
}

/** What a matrix is narrowed by: each condition is asked as it is typed. */
export const MatrixConditions = observer(function MatrixConditions(props: MatrixConditionsProps) {
  const { fields, values, refusals, folded = [], placeholders, onChange } = props;
  const session = useService(Session);
  const input = (name: string) => (
    <TypedField
      key={name}
      field={fields[name]!}
      value={values[name]}
      note={null}
      refusal={refusals.get(name)}
      {...(placeholders?.[name] === undefined ? {} : { placeholder: placeholders[name] })}
      onChange={value => onChange(name, value)}
    />
  );
  return (
    <div className="ax-matrix-conditions" role="search" aria-label={session.say(matrixText.conditions)}>
      {Object.keys(fields)
        .filter(name => !folded.includes(name))
        .map(input)}
      {folded.length > 0 && (
        <details>
          <summary>{session.say(matrixText.more)}</summary>
          <div>{folded.map(input)}</div>
        </details>
      )}
    </div>
  );
});
