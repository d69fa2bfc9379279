import type { PageField } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { ChoiceFilter } from '../parts/choice-filter.view.tsx';
import type { FilterProps } from '../field-view.ts';
import { pageChoices } from './page-choices.ts';

/** Any number of the pages that the reader knows; of those that he may import into where the field holds imports. */
export const PageFilter = observer(function PageFilter(props: FilterProps) {
  const session = useService(Session);
  const choices = pageChoices(session, props.field as PageField);
  return <ChoiceFilter {...props} choices={() => choices} />;
});
