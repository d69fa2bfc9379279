import type { Refusal } from '@axle/kernel';
import { useEffect, useState } from 'react';
import { useService } from '../../shell/services.tsx';
import { PageActions } from '../actions/page-actions.ts';
import { usePageModel } from '../page-model-context.ts';
import type { FormStore } from './form-store.ts';

/** What the page remarks upon the record in the form, by field; nothing as long as the server has not told by what it goes. */
export function useRemarks(form: FormStore): ReadonlyMap<string, Refusal> {
  const { page, resource } = usePageModel();
  const server = useService(PageActions);
  const [known, setKnown] = useState<readonly string[]>();
  const { remarks, remarkedOn } = page;
  const ids = remarkedOn?.(form.drafts).join();
  useEffect(() => {
    if (!remarks || ids === '') return undefined;
    let gone = false;
    void server.known(resource, page.key, ids?.split(',').map(Number)).then(reply => !gone && reply.ok && setKnown(reply.value));
    return () => {
      gone = true;
    };
  }, [server, resource, page, remarks, ids]);
  const told = ids === '' ? [] : known;
  return new Map(remarks && told ? remarks(form.drafts, told).map(remark => [remark.field ?? '', remark]) : []);
}
