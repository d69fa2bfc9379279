import { type Headline, headlineOf } from '@axle/page-kit';
import { usePageModel } from '../page-model-context.ts';

/** What stands in the head of the records of the page in hand, as far as its reader may see it. */
export function useHeadline(): Headline {
  const { page, resource, list } = usePageModel();
  return headlineOf(page, resource, name => list.fields[name] !== undefined);
}
