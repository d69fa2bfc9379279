import type { TagsField } from '@axle/page-kit';
import { lazy, Suspense } from 'react';
import type { CellProps } from '../field-view.ts';

/** Loaded with the first list of codes that are shown with names. */
const NamedTags = lazy(async () => ({ default: (await import('./named-tags.view.tsx')).NamedTags }));

/** Short texts, one small label each; codes of records with their names. */
export function TagsCell({ field, value }: CellProps) {
  const { codesOf } = field as TagsField;
  const tags = value as readonly string[];
  const plain = tags.map(tag => (
    <span key={tag} className="ax-label">
      {tag}
    </span>
  ));
  if (codesOf === undefined) return plain;
  return (
    <Suspense fallback={plain}>
      <NamedTags entity={codesOf} tags={tags} />
    </Suspense>
  );
}
