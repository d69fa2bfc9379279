import type { RecordValues } from '@axle/page-kit';
import { useCallback, useContext, useRef, useState } from 'react';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { referenceText } from '../../../text/references.ts';
import { makingPage, MayMakeContext, type RecordToMake } from '../../references/may-make.ts';
import type { PickOption } from './pick-box.view.tsx';

/** Stands in the place of an id where an option makes the record. */
export const makes = -1;

/** What a picker offers where it finds nothing: in a form, to make what was typed. */
export function useMaking() {
  const session = useService(Session);
  const mayMake = useContext(MayMakeContext);
  const offered = useRef<RecordToMake>(undefined);
  const [making, setMaking] = useState<RecordToMake>();
  /** The option, where the page of such records is the reader's to add to; `values` is what the record begins with besides. */
  const offer = useCallback(
    async (
      typed: string,
      at: { readonly section: string; readonly page: string } | undefined,
      values: RecordValues,
    ): Promise<readonly PickOption[]> => {
      const page = mayMake && typed !== '' ? await makingPage(session, at) : undefined;
      offered.current = page && { ...page, typed, values };
      return page ? [{ id: makes, text: session.say(referenceText.create, { typed }) }] : [];
    },
    [mayMake, session],
  );
  const begin = () => setMaking(offered.current);
  const end = useCallback(() => setMaking(undefined), []);
  return { making, offer, begin, end };
}
