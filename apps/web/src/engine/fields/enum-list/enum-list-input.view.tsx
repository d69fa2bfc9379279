import { inLanguage } from '@axle/kernel';
import type { EnumListField } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { InputProps } from '../field-view.ts';

/** Any number of choices of a dictionary, all in sight. */
export const EnumListInput = observer(function EnumListInput({ id, field, value, disabled, describedBy, onChange, onLeave }: InputProps) {
  const { language } = useService(Session);
  const chosen = Array.isArray(value) ? (value as readonly (string | number)[]) : [];
  return (
    <div id={id} className="ax-chip-choices" role="group" aria-label={inLanguage(field.label, language)} aria-describedby={describedBy}>
      {(field as EnumListField).options.map(option => {
        const on = chosen.includes(option.code);
        return (
          <button
            key={option.code}
            type="button"
            role="checkbox"
            aria-checked={on}
            disabled={disabled}
            className="ax-chip-choice"
            onBlur={onLeave}
            onClick={() => onChange(on ? chosen.filter(code => code !== option.code) : [...chosen, option.code])}
          >
            {inLanguage(option.label, language)}
          </button>
        );
      })}
    </div>
  );
});
