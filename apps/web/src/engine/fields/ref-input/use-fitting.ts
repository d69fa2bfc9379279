import type { RefField } from '@axle/page-kit';
import { useContext, useEffect, useRef } from 'react';
import { useService } from '../../../shell/services.tsx';
import { RecordInHandContext } from '../../references/record-in-hand.ts';
import { type FoundWithin, References } from '../../references/references.ts';

/**
 * What the record in hand asks of a reference: bins of its warehouse, sites of its shop. What was chosen is given up once the record comes
 * to ask for something that it does not meet.
 */
export function useFitting(field: RefField, value: unknown, onChange: (value: unknown) => void): FoundWithin | undefined {
  const references = useService(References);
  const inHand = useContext(RecordInHandContext);
  const fitting = fittingOf(field, inHand);
  const asked = JSON.stringify(fitting);
  const before = useRef(asked);
  const give = useRef(onChange);
  give.current = onChange;
  useEffect(() => {
    if (before.current === asked) return undefined;
    before.current = asked;
    if (asked === undefined || typeof value !== 'number') return undefined;
    let gone = false;
    void references.one(field.entity, value, JSON.parse(asked) as FoundWithin).then(reply => {
      if (!gone && reply.ok && reply.value.rows.length === 0) give.current(undefined);
    });
    return () => {
      gone = true;
    };
  }, [references, field.entity, value, asked]);
  return fitting;
}

function fittingOf({ within, paired, offered }: RefField, inHand: (field: string) => unknown): FoundWithin | undefined {
  const by = offered && inHand(offered.by);
  const holds = offered && by !== undefined ? { holds: { field: offered.field, values: offered.as(by as never) } } : {};
  const like = within ? inHand(within.like) : paired && inHand(paired.like);
  if (typeof like !== 'number') return undefined;
  if (within) return { field: within.field, id: like, ...holds };
  return paired && { field: paired.with, id: like, through: { entity: paired.entity, by: paired.by }, ...holds };
}
