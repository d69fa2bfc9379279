import { type Refusal, refuse } from '@axle/kernel';
import { standardCode } from '@axle/page-kit';
import { can } from '@axle/permissions';
import { callRefusals } from '../gateways/call-refusals.ts';
import type { Caller } from '../gateways/caller.ts';
import type { Answer } from '../gateways/main/main-call.ts';
import type { PageEntry } from '../registry/page-registry.ts';
import type { Registry } from '../registry/registry.ts';

const unknownPage: Refusal = { code: 'NOT_FOUND', message: { zh: '页面不存在', en: 'The page does not exist' } };

/** A view that is missing, or not shared with the user: both get the same answer. */
export const noSuchView: Refusal = {
  code: 'NOT_FOUND',
  message: { zh: '视图不存在，或未与您共享', en: 'The view does not exist or is not shared with you' },
};

/** Super users alone share a view with everybody and choose first views for roles. */
export const mayPublish = ({ access }: Caller): boolean => access.isSuper;

/** Runs a call about the views of a page; who may not list the page has none. */
export function onListedPage(
  registry: Registry,
  { access }: Caller,
  key: string,
  run: (entry: PageEntry) => Promise<Answer>,
): Promise<Answer> {
  const entry = registry.page(key);
  if (!entry) return Promise.resolve(refuse(unknownPage));
  const mayList = entry.page.openToAll || can(access, standardCode(entry.section.key, entry.page, 'list'));
  return mayList ? run(entry) : Promise.resolve(refuse(callRefusals.forbidden));
}
