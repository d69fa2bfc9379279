import type { Resource } from '@axle/page-kit';
import { runInAction } from 'mobx';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { PageActions } from '../../../engine/actions/page-actions.ts';
import { usePageModel } from '../../../engine/page-model-context.ts';
import { RecordsOf } from '../../../engine/records/records-of.ts';
import { inputMark } from '../../../engine/address-with.ts';
import { Ids } from '../../../gateways/ids.ts';
import { useService } from '../../../shell/services.tsx';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { PlanLinesStore } from './plan-lines.store.ts';

const kept = new WeakMap<object, PlanLinesStore>();

/** The lines of the plan in sight, the same for every tab of the page; an address may say which plan. */
export function usePlanLines({ page, active }: ViewProps): PlanLinesStore {
  const model = usePageModel();
  const [recordsOf, actions, ids] = [useService(RecordsOf), useService(PageActions), useService(Ids)];
  const [store] = useState(() => {
    const resource = page.resource as Resource;
    const made =
      kept.get(model) ??
      new PlanLinesStore({ records: recordsOf.of(resource, page.key), actions, resource, page: page.key, newId: () => ids.next() });
    kept.set(model, made);
    return made;
  });
  const wanted = new URLSearchParams(useLocation().search).get(`${inputMark}plan`) ?? undefined;
  useEffect(() => {
    if (active) void runInAction(() => store.start(wanted));
  }, [store, wanted, active]);
  return store;
}
