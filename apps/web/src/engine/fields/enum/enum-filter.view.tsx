import { inLanguage } from '@axle/kernel';
import type { EnumField } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { ChoiceFilter } from '../parts/choice-filter.view.tsx';
import type { FilterProps } from '../field-view.ts';

/** Any number of entries of a dictionary. */
export const EnumFilter = observer(function EnumFilter(props: FilterProps) {
  const { language } = useService(Session);
  const choices = (props.field as EnumField).options.map(option => ({ value: option.code, label: inLanguage(option.label, language) }));
  return <ChoiceFilter {...props} choices={() => choices} />;
});
