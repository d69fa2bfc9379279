import type { DraftPlace } from '@axle/wire';

/** Whether a draft was typed in a place: the form of its record, or of a new one, or the box for comments on it. */
export const isOfPlace = (draft: DraftPlace, place: DraftPlace): boolean =>
  draft.page === place.page && draft.record === place.record && draft.comment === place.comment;
