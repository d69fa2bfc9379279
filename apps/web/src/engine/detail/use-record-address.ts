import { reaction, untracked } from 'mobx';
import { useEffect } from 'react';
import { useLatest } from '../answers/use-latest.ts';
import { Messages } from '../../shell/messages.ts';
import { useService } from '../../shell/services.tsx';
import type { PageModel } from '../page/page-model.ts';
import { useSearch } from '../use-search.ts';
import { asParameter, recordParameter, useAsPage } from './as-page.ts';
import { partParameter } from './use-detail-part.ts';

const recordIn = (search: string): number | undefined => {
  const id = Number(new URLSearchParams(search).get(recordParameter) ?? '');
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
};

const withRecord = (search: string, id: number | undefined): string => {
  const params = new URLSearchParams(search);
  if (id === undefined) for (const name of [recordParameter, partParameter, asParameter]) params.delete(name);
  else params.set(recordParameter, String(id));
  return params.toString();
};

/**
 * Keeps the address of the page in sight and the open record in step: the address has `record=12` while record 12 is open, and an address
 * that names a record opens it if the reader may read it. Otherwise the refusal is shown in place of the record where that would fill the
 * page, else in a message.
 */
export function useRecordAddress(model: PageModel, active: boolean): void {
  const messages = useService(Messages);
  const { search, latest, replace } = useSearch();
  const asPage = useAsPage();
  const records = useLatest();

  useEffect(() => {
    if (!active) return undefined;
    const write = (id: number | undefined) => {
      if (id === recordIn(latest.current)) return;
      replace(withRecord(latest.current, id));
    };
    return reaction(() => model.detail?.row.id, write);
  }, [model, latest, replace, active]);

  useEffect(() => {
    if (!active) return;
    const id = recordIn(search);
    const open = untracked(() => model.detail?.row.id);
    if (id === undefined || id === open) records.giveUp();
    if (id === open) return;
    if (id === undefined) model.closeDetail();
    else
      void records.ask(
        signal => model.details.showById(id, signal),
        refusal => {
          if (!refusal || asPage) return;
          messages.show('bad', refusal.message);
          replace(withRecord(latest.current, undefined));
        },
      );
  }, [records, model, messages, latest, replace, search, asPage, active]);
}
