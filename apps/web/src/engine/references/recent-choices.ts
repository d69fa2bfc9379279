import type { StoredValues } from '../../gateways/stored-values.ts';

/** Choices that are remembered for each entity. */
const mostRemembered = 5;

const keyOf = (entity: string, userId: number | undefined): string => `recent.${userId ?? 0}.${entity}`;

/** Ids that a user chose last of an entity, latest first. */
export function recentChoices(values: StoredValues, entity: string, userId: number | undefined): readonly number[] {
  const stored = values.read(keyOf(entity, userId));
  return Array.isArray(stored) ? stored.filter(id => Number.isSafeInteger(id)).slice(0, mostRemembered) : [];
}

/** Remembers a choice. */
export function rememberChoice(values: StoredValues, entity: string, userId: number | undefined, id: number): void {
  const others = recentChoices(values, entity, userId).filter(other => other !== id);
  values.write(keyOf(entity, userId), [id, ...others].slice(0, mostRemembered));
}
