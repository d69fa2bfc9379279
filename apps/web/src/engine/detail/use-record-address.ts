import { reaction, untracked } from 'mobx';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Messages } from '../../shell/messages.ts';
import { useService } from '../../shell/services.tsx';
import type { PageModel } from '../page-model.ts';

const parameter = 'record';
const recordIn = (search: string): number | undefined => {
  const id = Number(new URLSearchParams(search).get(parameter) ?? '');
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
};

const withRecord = (search: string, id: number | undefined): string => {
  const params = new URLSearchParams(search);
  if (id === undefined) params.delete(parameter);
  else params.set(parameter, String(id));
  return params.toString();
};

/**
 * Keeps the address of the page in sight and the open record the same: `record=12` stands in the address while record 12 is open,
 * and an address that names a record opens it as far as the reader may read it.
 */
export function useRecordAddress(model: PageModel, active: boolean): void {
  const navigate = useNavigate();
  const messages = useService(Messages);
  const { search } = useLocation();
  const latest = useRef(search);
  // Before anything can be done on the page drawn with it: a record closed at once must find itself in the address.
  useLayoutEffect(() => {
    latest.current = search;
  }, [search]);

  useEffect(() => {
    if (!active) return undefined;
    const write = (id: number | undefined) => {
      if (id === recordIn(latest.current)) return;
      latest.current = `?${withRecord(latest.current, id)}`;
      void navigate({ search: latest.current }, { replace: true });
    };
    return reaction(() => model.detail?.row.id, write);
  }, [model, navigate, active]);

  useEffect(() => {
    if (!active) return;
    const id = recordIn(search);
    const open = untracked(() => model.detail?.row.id);
    if (id === open) return;
    if (id === undefined) model.closeDetail();
    else
      void model.openRecord(id).then(refusal => {
        if (!refusal) return;
        messages.show('bad', refusal.message);
        void navigate({ search: withRecord(latest.current, undefined) }, { replace: true });
      });
  }, [model, messages, navigate, search, active]);
}
