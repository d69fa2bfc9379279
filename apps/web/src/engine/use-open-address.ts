import { useEffect } from 'react';
import { useService } from '../shell/services.tsx';
import { Session } from '../shell/session/session.ts';
import { openParameter } from '../shell/workspace/tab-address.ts';
import { mayBring } from './may-bring.ts';
import type { PageModel } from './page/page-model.ts';
import { useSearch } from './use-search.ts';

/**
 * An address that says `open=add` or `open=import` opens the empty form or the import of the page in sight, where the reader may use it and
 * no form is open; then the word is taken out of the address.
 */
export function useOpenAddress(model: PageModel, active: boolean): void {
  const session = useService(Session);
  const { search, latest, replace } = useSearch();
  useEffect(() => {
    if (!active) return;
    const params = new URLSearchParams(search);
    const action = params.get(openParameter);
    if (action === null) return;
    const may = (wanted: 'add' | 'import') => action === wanted && mayBring(session, model, wanted);
    if (may('add') && !model.form) void model.openForm();
    if (may('import')) void model.openImport();
    const rest = new URLSearchParams(latest.current);
    rest.delete(openParameter);
    replace(rest.toString());
  }, [model, session, latest, replace, search, active]);
}
