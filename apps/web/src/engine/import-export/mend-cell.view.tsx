import { observer } from 'mobx-react-lite';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { ComboBox, type Suggestion } from '../fields/parts/combo-box.view.tsx';
import { References } from '../references/references.ts';

interface MendCellProps {
  readonly value: string;
  readonly label: string;
  /** What is wrong with it; choices are offered to wrong cells alone. */
  readonly wrong: string | undefined;
  /** The few texts that may stand there. */
  readonly choices: readonly string[] | undefined;
  /** Entity of the records that it refers to. */
  readonly entity: string | undefined;
  onChange(value: string): void;
  onEnter(): void;
}

/** A cell of a bad row: typed again, or, where it was refused, chosen from the permitted values; records are searched by typing. */
export const MendCell = observer(function MendCell({ value, label, wrong, choices, entity, onChange, onEnter }: MendCellProps) {
  const session = useService(Session);
  const references = useService(References);
  const load = async (typed: string, signal: AbortSignal): Promise<readonly Suggestion[]> => {
    if (entity === undefined)
      return (choices ?? []).filter(text => text.toLowerCase().includes(typed.toLowerCase())).map(text => ({ text }));
    const reply = await references.find(entity, typed, signal);
    return reply.ok ? reply.value.rows.map(({ code, name }) => ({ text: code, note: session.say(name) })) : [];
  };
  if (wrong !== undefined && (choices ?? entity) !== undefined)
    return <ComboBox value={value} label={label} invalid load={load} onType={onChange} onCommit={onChange} />;
  return (
    <input
      value={value}
      aria-invalid={wrong === undefined ? undefined : true}
      aria-label={label}
      title={wrong}
      onChange={event => onChange(event.currentTarget.value)}
      onKeyDown={event => {
        if (event.key === 'Enter') onEnter();
      }}
    />
  );
});
