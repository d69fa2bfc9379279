import { useEffect } from 'react';
import { useService } from '../../shell/services.tsx';
import { References } from '../references/references.ts';
import type { FormStore } from './form-store.ts';

/** Looks up the records with which the form of a new record begins. */
export function useBeginnings(form: FormStore): void {
  const references = useService(References);
  useEffect(() => {
    for (const name of form.adding ? form.fieldNames : []) {
      const field = form.field(name);
      if (field.kind !== 'ref' || field.initialCode === undefined || !form.writable(name)) continue;
      void references.match(field.entity, [field.initialCode]).then(reply => {
        const [found] = reply.ok ? reply.value : [];
        if (found && 'id' in found) form.begin(name, found.id);
      });
    }
  }, [form, references]);
}
