import { fill, type Text, text } from '@axle/kernel';
import type { Field } from '@axle/page-kit';
import { viewsText } from '../../text/views.ts';

/** What has to be said of a view as it was opened: conditions that the reader may not read, and those that no longer fit. */
export function viewNotes(
  fields: Readonly<Record<string, Field>>,
  blocked: readonly string[],
  dropped: readonly string[],
): readonly Text[] {
  const named = (keys: readonly string[]): Text =>
    text(keys.map(key => fields[key]?.label.zh ?? key).join('、'), keys.map(key => fields[key]?.label.en ?? key).join(', '));
  return [
    ...(blocked.length > 0 ? [fill(viewsText.blocked, { fields: named(blocked) })] : []),
    ...(dropped.length > 0 ? [fill(viewsText.dropped, { fields: named(dropped) })] : []),
  ];
}
