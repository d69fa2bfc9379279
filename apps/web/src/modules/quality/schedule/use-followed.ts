import { type RefObject, useEffect } from 'react';
import type { ActionStore } from '../../../engine/actions/action-store.ts';
import type { ScheduleStore } from './schedule-store.ts';

/**
 * Moves the keyboard to the card that it followed: into its new cell, back to where it was, or from a dialog that is closed. Where it went
 * elsewhere meanwhile, it stays.
 */
export function useFollowed(store: ScheduleStore, actions: ActionStore, root: RefObject<HTMLElement | null>): void {
  const { plan, followed, held, dropped, refused } = store;
  const { asking } = actions;
  useEffect(() => {
    if (followed === undefined || held || dropped || asking) return;
    const [at, grip] = [document.activeElement, root.current?.querySelector<HTMLElement>(`[data-grip="${followed}"]`)];
    if (at === grip) return;
    if (at === document.body || at?.hasAttribute('data-cell')) grip?.focus();
    else store.follow(undefined);
  }, [store, root, plan, followed, held, dropped, refused, asking]);
}
