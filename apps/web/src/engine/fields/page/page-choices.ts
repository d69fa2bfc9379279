import type { PageField } from '@axle/page-kit';
import type { PageName } from '../../../shell/session/page-names.ts';
import type { Session } from '../../../shell/session/session.ts';

/** A page that a field may hold, by the value that the field stores. */
export interface PageChoice {
  readonly value: string;
  readonly label: string;
}

const valueOf = ({ by }: PageField, page: PageName): string => (by === 'page' ? page.key : page.importKey);

/** The pages that the reader knows; of those that files are imported into where the field holds imports. */
export const pageChoices = (session: Session, field: PageField): readonly PageChoice[] =>
  session.pages
    .filter(page => field.by === 'page' || page.imports)
    .map(page => ({ value: valueOf(field, page), label: session.say(page.title) }));
