import { unrestricted } from '@axle/permissions';
import type { Registry } from '../registry/registry.ts';
import type { Actor } from '../resources/record-parts.ts';

/** As whom the record of a link is read: the user who issued it, whatever their scope is today. */
export const issuerOf = (registry: Registry, userId: number, now: Date): Actor => ({
  registry,
  access: unrestricted(userId),
  now,
});
