import type { Page, RecordValues, Resource } from '@axle/page-kit';
import { createContext } from 'react';
import type { Session } from '../../shell/session/session.ts';
import { mayBring } from '../may-bring.ts';
import { pageDefinition } from '../page-definition.ts';

/** A record that is to be made while another one is written. */
export interface RecordToMake {
  readonly section: string;
  readonly page: Page;
  readonly resource: Resource;
  /** What was looked for and not found: its code or its name. */
  readonly typed: string;
  /** What else it begins with. */
  readonly values: RecordValues;
}

/** Whether records that are not found may be made from here: in the fields of a form. */
export const MayMakeContext = createContext(false);

/** The page that makes records of the kind that was looked for; undefined where the reader may not make them. */
export async function makingPage(
  session: Session,
  at: { readonly section: string; readonly page: string } | undefined,
): Promise<Pick<RecordToMake, 'section' | 'page' | 'resource'> | undefined> {
  const page = at && (await pageDefinition(at.section, at.page));
  if (!page?.resource || page.form.length === 0 || !mayBring(session, { section: at!.section, page }, 'add')) return undefined;
  return { section: at!.section, page, resource: page.resource };
}
