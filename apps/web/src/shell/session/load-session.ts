import type { Result } from '@axle/kernel';
import { readMenu } from '@axle/permissions';
import { type FieldBlocks, mainPaths, type MenuNode, officePaths } from '@axle/wire';
import type { CallRefusal } from '../../gateways/main-client.ts';
import { readBlocks, readDictionaries } from './read-answers.ts';
import type { SessionParts } from './session-parts.ts';

/** What is loaded for a signed-in user and may come from the cache. */
export interface CachedState {
  readonly menu: readonly MenuNode[];
  readonly blocks: FieldBlocks;
  readonly dictionaries: Readonly<Record<string, unknown>>;
}

/**
 * Loads menu, field blocks and dictionaries for a signature: from the cache first, refreshed in the background. What comes after
 * the signature has gone is dropped. False when menu or field blocks could not be had; nothing waits for the dictionaries.
 */
export async function loadSession(parts: SessionParts, signature: string, put: (state: Partial<CachedState>) => void): Promise<boolean> {
  const { main, office, cache, cookie } = parts;
  const still = () => cookie.read() === signature;
  const load = <Key extends keyof CachedState>(
    key: Key,
    read: (json: unknown) => CachedState[Key] | undefined,
    call: () => Promise<Result<unknown, CallRefusal>>,
  ): Promise<boolean> =>
    cache.load<CachedState[Key]>({
      key,
      signature,
      ask: async () => {
        const reply = await call();
        return reply.ok && still() ? reply.value : undefined;
      },
      read,
      put: answer => still() && put({ [key]: answer } as Partial<CachedState>),
    });
  const quiet = { quiet: true };
  void load('dictionaries', readDictionaries, () => main.get(mainPaths.dictionaries, {}, quiet));
  const needed = await Promise.all([
    load('menu', readMenu, () => office.get(officePaths.menu, {}, quiet)),
    load('blocks', readBlocks, () => main.post(mainPaths.blackListField, { appId: 'axle', includeLower: true }, quiet)),
  ]);
  return needed.every(Boolean) && still();
}
