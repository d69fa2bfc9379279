import type { Refusal } from '@axle/kernel';
import { useEffect, useState } from 'react';
import { useLatest } from '../answers/use-latest.ts';
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
  const latest = useLatest();
  useEffect(() => {
    if (!remarks || ids === '') return latest.giveUp();
    void latest.ask(
      () => server.known(resource, page.key, ids?.split(',').map(Number)),
      reply => reply.ok && setKnown(reply.value),
    );
  }, [latest, server, resource, page, remarks, ids]);
  const told = ids === '' ? [] : known;
  return new Map(remarks && told ? remarks(form.drafts, told).map(remark => [remark.field ?? '', remark]) : []);
}
