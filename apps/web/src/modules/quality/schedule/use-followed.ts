import { reaction } from 'mobx';
import { type RefObject, useEffect } from 'react';
import type { ActionStore } from '../../../engine/actions/action-store.ts';
import type { ScheduleStore } from './schedule-store.ts';

/**
 * Moves the keyboard to the card that it followed: into its new cell, back to where it was, or from a dialog that is closed. Where it went
 * elsewhere meanwhile, it stays.
 */
export function useFollowed(store: ScheduleStore, actions: ActionStore, root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let frame = 0;
    const follow = () => {
      const { followed, held, dropped } = store;
      const [at, grip] = [document.activeElement, root.current?.querySelector<HTMLElement>(`[data-grip="${followed}"]`)];
      if (followed === undefined || held || dropped || actions.asking || at === grip) return;
      if (at === document.body || at?.hasAttribute('data-cell')) grip?.focus();
      else store.follow(undefined);
    };
    const end = reaction(
      () => [store.plan, store.held, store.refused, store.followed, actions.asking],
      () => {
        cancelAnimationFrame(frame);
        frame = requestAnimationFrame(follow);
      },
    );
    return () => {
      end();
      cancelAnimationFrame(frame);
    };
  }, [store, actions, root]);
}
