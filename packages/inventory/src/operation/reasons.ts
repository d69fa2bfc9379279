/** Why pieces come in without a purchase, a transfer or a return (wms.md, OpReason in). */
export const inReasons = ['gift', 'found', 'sample_back', 'init'] as const;

/** One of {@link inReasons}. */
export type InReason = (typeof inReasons)[number];

/** Why pieces leave without a sale, a transfer or a return (wms.md, OpReason out). */
export const outReasons = ['sample', 'scrap', 'lost', 'internal', 'photo'] as const;

/** One of {@link outReasons}. */
export type OutReason = (typeof outReasons)[number];

/** The kind of outbound that a reason is, and as what it is booked. */
const outTypes = {
  sample: ['sample', 'other_out'],
  scrap: ['scrap', 'scrap_out'],
  lost: ['other', 'other_out'],
  internal: ['other', 'other_out'],
  photo: ['other', 'other_out'],
} as const satisfies Readonly<Record<OutReason, readonly [string, string]>>;

/** [OP5] Derives the kind of outbound of an operation from its reason. */
export const outTypeOfReason = ({ reason }: { readonly reason?: OutReason }) => ({
  outType: reason ? outTypes[reason][0] : undefined,
});

/** [OP5] As what the pieces of a reason are booked: scrap for itself, everything else as other out. */
export const outBizType = (reason: OutReason): 'scrap_out' | 'other_out' => outTypes[reason][1];
