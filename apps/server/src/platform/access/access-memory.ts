import type { Access } from '@axle/permissions';

/** Rights resolved before, kept only as long as nothing moved the epoch and no day ended (scopes and blocks expire by day). */
export interface AccessMemory {
  find(userId: number, epoch: number, day: string): Access | undefined;
  keep(access: Access, epoch: number, day: string): void;
}

/** A memory of the most recently asked users. */
export function accessMemory(mostUsers = 1000): AccessMemory {
  const entries = new Map<number, { readonly access: Access; readonly epoch: number; readonly day: string }>();
  return {
    find(userId, epoch, day) {
      const entry = entries.get(userId);
      if (!entry) return undefined;
      entries.delete(userId);
      if (entry.epoch !== epoch || entry.day !== day) return undefined;
      entries.set(userId, entry);
      return entry.access;
    },
    keep(access, epoch, day) {
      entries.delete(access.userId);
      entries.set(access.userId, { access, epoch, day });
      const [oldest] = entries.keys();
      if (entries.size > mostUsers && oldest !== undefined) entries.delete(oldest);
    },
  };
}
