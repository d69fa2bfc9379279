import type { PageField } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { ChoiceFilter } from '../choice-filter.view.tsx';
import type { FilterProps } from '../field-view.ts';

/** Any number of the pages that the reader knows; of those that he may import into where the field holds imports. */
export const PageFilter = observer(function PageFilter(props: FilterProps) {
  const session = useService(Session);
  const { by } = props.field as PageField;
  const pages = by === 'page' ? session.pages : session.pages.filter(page => page.imports);
  const choices = pages.map(page => ({ value: by === 'page' ? page.key : page.importKey, label: session.say(page.title) }));
  return <ChoiceFilter {...props} choices={() => choices} />;
});
