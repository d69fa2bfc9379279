import { inLanguage } from '@axle/kernel';
import { type AddressPart, addressCountries, addressWords, customsOf, partsInOrder } from '@axle/page-kit';
import { HTMLSelect, InputGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { InputProps } from '../field-view.ts';
import './address.css';
import { countryName } from './address-wording.ts';

type Typed = Readonly<Partial<Record<AddressPart, string>>>;

/** The parts of an address, in the order of its country. What is typed is held to the country's customs when it is left. */
export const AddressInput = observer(function AddressInput({
  id,
  field,
  value,
  disabled,
  describedBy,
  invalid,
  onChange,
  onLeave,
}: InputProps) {
  const { language } = useService(Session);
  const typed: Typed = typeof value === 'object' && value !== null ? value : {};
  const countries = useMemo(
    () =>
      addressCountries
        .map(code => ({ code, name: countryName(code, language) }))
        .toSorted((one, other) => one.name.localeCompare(other.name, language)),
    [language],
  );
  const country = typed.country ?? '';
  const needs: readonly AddressPart[] = country === '' ? [] : ['line1', ...customsOf(country).needs];
  const put = (part: AddressPart, text: string) => {
    const { [part]: _, ...others } = typed;
    const next: Typed = text === '' ? others : { ...others, [part]: text };
    onChange(Object.keys(next).length === 0 ? undefined : next);
  };
  const mark = (part: AddressPart) => inLanguage(addressWords[part], language) + (needs.includes(part) ? ' *' : '');
  return (
    <div className="ax-address" role="group" aria-label={inLanguage(field.label, language)} aria-describedby={describedBy}>
      <HTMLSelect
        id={id}
        fill
        disabled={disabled}
        value={country}
        aria-invalid={invalid}
        aria-required={field.required}
        className={country === '' ? 'ax-placeholder' : undefined}
        onChange={event => put('country', event.currentTarget.value)}
        onBlur={onLeave}
      >
        <option value="">{inLanguage(addressWords.country, language)}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name} {code}
          </option>
        ))}
      </HTMLSelect>
      {partsInOrder(country).map(part => (
        <InputGroup
          key={part}
          className={`ax-address-${part}`}
          disabled={disabled}
          value={typed[part] ?? ''}
          placeholder={mark(part)}
          title={inLanguage(addressWords[part], language)}
          aria-label={inLanguage(addressWords[part], language)}
          aria-required={needs.includes(part)}
          onValueChange={text => put(part, text)}
          onBlur={onLeave}
        />
      ))}
    </div>
  );
});
