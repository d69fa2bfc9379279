import { type Headline, headlineOf } from '@axle/page-kit';
import { usePageModel } from '../page-model-context.ts';

/** The fields in the header of the records of the current page, as far as the user may see them. */
export function useHeadline(): Headline {
  const { page, resource, list } = usePageModel();
  return headlineOf(page, resource, name => list.fields[name] !== undefined);
}
