import type { Access, FieldBlock, FieldMode } from './access.ts';
import type { PermissionPair } from '../rights/permission-list.ts';

/** What the server sent the browser about the signed-in user's rights. */
export interface MirroredRights {
  readonly userId: number;
  readonly isSuper: boolean;
  readonly permissionList: readonly PermissionPair[];
  /** Fields, each as `<page>.<field>`. */
  readonly blocked: { readonly hide?: readonly string[]; readonly read: readonly string[]; readonly write: readonly string[] };
}

/** The user's access as far as the browser knows it, so that both ends ask the same functions. Scopes stay on the server. */
export function mirroredAccess({ userId, isSuper, permissionList, blocked }: MirroredRights): Access {
  const blocks = (names: readonly string[], mode: FieldMode): FieldBlock[] =>
    names.map(name => {
      const dot = name.indexOf('.');
      return { subject: { kind: 'user' }, page: name.slice(0, dot), field: name.slice(dot + 1), mode };
    });
  return {
    userId,
    isSuper,
    roles: [{ role: 'mirrored', codes: new Set(permissionList.map(pair => pair.api)) }],
    scopes: new Map(),
    blocks: [...blocks(blocked.hide ?? [], 'hide'), ...blocks(blocked.read, 'readBlock'), ...blocks(blocked.write, 'writeBlock')],
  };
}
