/** What decides about one user's rights, as an administrator sees it: the browser applies the same functions to it as the server does. */
export interface UserRights {
  readonly user: {
    readonly id: number;
    readonly account: string;
    readonly nickname: string;
    readonly nicknameEn?: string;
    /** `active`, `locked` or `left`: only the first may sign in. */
    readonly state: string;
    readonly isSuper: boolean;
  };
  readonly roles: readonly { readonly role: string; readonly nameZh: string; readonly nameEn: string; readonly codes: readonly string[] }[];
  readonly scopes: readonly { readonly kind: string; readonly targets: 'all' | readonly string[] }[];
  readonly blocks: readonly {
    readonly subject: 'all' | 'role' | 'user';
    readonly role?: string;
    readonly page: string;
    readonly field: string;
    readonly mode: string;
  }[];
}
