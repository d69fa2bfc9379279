import { type ClaimedParty, partyRefusals } from '@axle/purchasing';
import type { RecordGuard } from '../../../platform/resources/guarded.ts';

/** [R41] Asks of claims that people write whether they name who is to pay as their party says. */
export const checkClaims: RecordGuard = async () => claim => partyRefusals(claim as unknown as ClaimedParty);
