import { standardCode } from '@axle/page-kit';
import type { Session } from '../shell/session/session.ts';
import type { PageModel } from './page/page-model.ts';

/** Whether the reader may bring records into a page in this way: not while looking as somebody else. */
export const mayBring = (session: Session, { section, page }: Pick<PageModel, 'section' | 'page'>, how: 'add' | 'import'): boolean =>
  !session.viewing && page.standard.includes(how) && session.can(standardCode(section, page, how));
