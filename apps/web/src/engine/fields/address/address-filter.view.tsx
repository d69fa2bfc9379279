import { InputGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { addressText } from '../../../text/address.ts';
import { engineText } from '../../../text/engine.ts';
import { ChoiceFilter } from '../parts/choice-filter.view.tsx';
import type { FilterProps } from '../field-view.ts';
import { countryName } from './address-wording.ts';

/** Countries that occur, or a piece of any part of the address. */
export const AddressFilter = observer(function AddressFilter(props: FilterProps) {
  const { name, filter, labelledBy, onFilter } = props;
  const session = useService(Session);
  const [byText, setByText] = useState(filter?.op === 'contains');
  const asText = filter ? filter.op === 'contains' : byText;
  const chosen = Array.isArray(filter?.value) ? (filter.value as readonly string[]) : [];
  return (
    <>
      {asText ? (
        <PieceInput
          key={String(filter?.value)}
          held={typeof filter?.value === 'string' ? filter.value : ''}
          labelledBy={labelledBy}
          onCommit={text => onFilter(text === '' ? undefined : { field: name, op: 'contains', value: text })}
        />
      ) : (
        <ChoiceFilter
          {...props}
          choices={found =>
            [...new Set([...found.map(({ value }) => String(value)), ...chosen])].map(code => ({
              value: code,
              label: countryName(code, session.language),
              note: code,
            }))
          }
        />
      )}
      <button
        type="button"
        className="ax-filter-exact"
        aria-pressed={!asText}
        title={session.say(asText ? engineText.containsHelp : addressText.byCountry)}
        onClick={() => {
          setByText(!asText);
          if (filter) onFilter(undefined);
        }}
      >
        {session.say(asText ? engineText.contains : addressText.country)}
      </button>
    </>
  );
});

/** A text that counts when it is left or by Enter. */
function PieceInput({ held, labelledBy, onCommit }: { readonly held: string; readonly labelledBy: string; onCommit(text: string): void }) {
  const [text, setText] = useState(held);
  const commit = () => text.trim() !== held && onCommit(text.trim());
  return (
    <InputGroup
      fill
      size="small"
      aria-labelledby={labelledBy}
      value={text}
      onValueChange={setText}
      onBlur={commit}
      onKeyDown={event => event.key === 'Enter' && commit()}
    />
  );
}
