import type { RecordValues } from '@axle/page-kit';
import { type ChangedRequirement, reasonRefusals } from '@axle/purchasing';
import { RefusedWrite } from '../../../platform/resources/refused-write.ts';
import type { WriteGuard } from '../../../platform/resources/writes/settle-rows.ts';

const changed = (requirement: RecordValues): ChangedRequirement => requirement as ChangedRequirement;

/** [R25] Each change far from what planning released is written with a reason of its own. */
export const guardReasons: WriteGuard = async (_transaction, _parts, rows) => {
  for (const { before, after } of rows) {
    const [refusal] = before && after ? reasonRefusals(changed(before), changed(after)) : [];
    if (refusal) throw new RefusedWrite(refusal);
  }
};
