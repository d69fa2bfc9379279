import { type Access, refuseView, viewMinutes } from '@axle/permissions';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Viewer } from '../gateways/caller.ts';

/** The sign-in of a user who asks to view as somebody else. */
export interface ViewingSignIn {
  readonly user_id: number;
  readonly account: string;
  readonly nickname: string;
  readonly nickname_en: string | null;
  readonly views_user: number | null;
  readonly views_since: string | null;
}

/** As whom a caller looks, and who that is. */
export interface Look {
  readonly user: { readonly id: number; readonly account: string; readonly nickname: string };
  readonly by: Viewer;
}

/**
 * [G11] As whom a sign-in looks at a moment; undefined where it may not, or no longer: the look was never begun or is over, the viewer is
 * no super user any more, or the viewed user left.
 */
export async function lookAs(
  database: Kysely<Tables>,
  signIn: ViewingSignIn,
  viewer: Access,
  views: number,
  now: Date,
): Promise<Look | undefined> {
  if (signIn.views_user !== views || signIn.views_since === null) return undefined;
  const until = Date.parse(signIn.views_since) + viewMinutes * 60_000;
  if (until <= now.getTime()) return undefined;
  const user = await database
    .selectFrom('app_user')
    .select(['id', 'account', 'nickname', 'state'])
    .where('id', '=', views)
    .executeTakeFirst();
  if (!user || refuseView(viewer, user)) return undefined;
  const { user_id: userId, account, nickname, nickname_en } = signIn;
  return {
    user,
    by: { userId, account, nickname, ...(nickname_en === null ? {} : { nicknameEn: nickname_en }), until: new Date(until).toISOString() },
  };
}
