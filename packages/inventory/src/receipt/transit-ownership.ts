/** Terms of trade by which goods are bought (Incoterms 2020). */
export const incoterms = ['EXW', 'FCA', 'FOB', 'CIF', 'DAP', 'DDP'] as const;

/** One of {@link incoterms}. */
export type Incoterm = (typeof incoterms)[number];

/** From when goods on their way are ours: the supplier's handing over, the departure of the ship, or the receipt. */
export type OwnedFrom = 'handed' | 'departed' | 'received';

/** How far a delivery has come. */
export type DeliveryStep = 'ordered' | 'handed' | 'departed' | 'received';

const ownedFrom = {
  EXW: 'handed',
  FCA: 'handed',
  FOB: 'departed',
  CIF: 'departed',
  DAP: 'received',
  DDP: 'received',
} as const satisfies Readonly<Record<Incoterm, OwnedFrom>>;

const steps: readonly DeliveryStep[] = ['ordered', 'handed', 'departed', 'received'];

/** [R17] From when the risk of goods is ours: then they are booked to the transit bin of their destination. */
export const transitOwnership = (incoterm: Incoterm): OwnedFrom => ownedFrom[incoterm];

/** [R17] Where a piece counts as long as it is on its way, and afterwards: expected by planning, in transit in the ledger, or on hand. */
export function pieceCountsAs(incoterm: Incoterm, step: DeliveryStep): 'expected' | 'in_transit' | 'on_hand' {
  if (step === 'received') return 'on_hand';
  return steps.indexOf(step) >= steps.indexOf(transitOwnership(incoterm)) ? 'in_transit' : 'expected';
}
