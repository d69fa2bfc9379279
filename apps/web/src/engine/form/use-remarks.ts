import type { Refusal } from '@axle/kernel';
import { useEffect, useState } from 'react';
import { useLatest } from '../answers/use-latest.ts';
import { useService } from '../../shell/services.tsx';
import { PageActions } from '../actions/page-actions.ts';
import { usePageModel } from '../page-model-context.ts';
import type { FormStore } from './form-store.ts';

/** The page's remarks on the record in the form, by field; none until the server has answered with the records they depend on. */
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
  const reference = ids === '' ? [] : known;
  return new Map(remarks && reference ? remarks(form.drafts, reference).map(remark => [remark.field ?? '', remark]) : []);
}
