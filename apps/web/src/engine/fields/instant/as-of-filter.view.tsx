import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { FilterProps } from '../field-view.ts';
import { localMoment } from '../calendar/local-moment.ts';
import { instantAt } from './moment-wording.ts';

/** The one moment, or day, as of which a list tells; it is asked for when it stands, not at every key. Empty is the present. */
export const AsOfFilter = observer(function AsOfFilter({ name, field, filter, labelledBy, onFilter }: FilterProps) {
  const isMoment = field.kind === 'instant';
  const asked = lastOf(filter?.value);
  const [text, setText] = useState(shownAs(asked, isMoment));
  useEffect(() => setText(shownAs(asked, isMoment)), [asked, isMoment]);
  const commit = () => {
    if (text === shownAs(asked, isMoment)) return;
    const [day = '', time = ''] = text.split('T');
    const value = text === '' ? undefined : isMoment ? instantAt(day, time.length === 5 ? `${time}:00` : time) : day;
    onFilter(value === undefined ? undefined : { field: name, op: 'lte', value });
  };
  return (
    <input
      className="ax-filter-input ax-filter-moment"
      type={isMoment ? 'datetime-local' : 'date'}
      aria-labelledby={labelledBy}
      value={text}
      onChange={event => setText(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={event => event.key === 'Enter' && commit()}
    />
  );
});

/** What a filter asks for; of a span its end. */
const lastOf = (value: unknown): string => {
  const ends = (Array.isArray(value) ? value : [value]) as readonly unknown[];
  return ends.findLast(end => typeof end === 'string') ?? '';
};

const shownAs = (asked: string, isMoment: boolean): string =>
  isMoment && asked !== '' ? localMoment(asked).slice(0, 16).replace(' ', 'T') : asked;
