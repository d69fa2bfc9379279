import { ok, type Result } from '@axle/kernel';
import {
  type AcesPart,
  acesXml,
  amazonFitment,
  ebayColumns,
  ebayCompatibility,
  type FitmentFeedKind,
  type FitmentYear,
} from '@axle/operation';
import { stringify } from 'csv-stringify/sync';
import type { BuiltFeed, FedListing, FeedGap } from './fed-listing.ts';
import { acesSender, type CodeOf } from './fitment-codes.ts';

/** Where the listings of a feed stand, and what their parts are. */
export interface FeedPlace {
  readonly kind: FitmentFeedKind;
  /** `2026-05-20`, as the document dates itself. */
  readonly day: string;
  readonly feedNo: string;
  readonly company: string;
  readonly sellerId: string;
  readonly marketplaceId: string;
  readonly language: string;
  /** Whether the file holds whole lists, and not only what differs. */
  readonly whole: boolean;
  readonly codeOf: CodeOf;
  readonly partOf: (sku: number) => FedPart | undefined;
}

/** What a feed says of a part beside its vehicles. */
export interface FedPart {
  readonly sku: string;
  readonly category: string;
  readonly brand: string;
  readonly position: string | null;
  readonly qty: number;
}

const nameOf = ({ make, model, year, engine }: FitmentYear): string => [year, make, model, engine].filter(Boolean).join(' ');
const numberGaps = (listings: readonly FedListing[]): readonly FeedGap[] =>
  listings.flatMap(({ listing }) =>
    listing.missing.map((row): FeedGap => ({ sellerSku: listing.sellerSku, lacks: 'number', name: nameOf(row) })),
  );

function acesFeed(listings: readonly FedListing[], place: FeedPlace): Result<BuiltFeed> {
  const { codeOf, partOf } = place;
  const sender = acesSender(codeOf);
  if (!sender.ok) return sender;
  const parts = listings.map(({ listing, wanted }): AcesPart => {
    const part = partOf(listing.parts[0] ?? 0);
    return {
      part: listing.sellerSku,
      partType: part && codeOf('partType', part.category),
      position: part?.position ? codeOf('position', part.position) : undefined,
      brand: part && codeOf('brand', part.brand),
      qty: part?.qty ?? 1,
      rows: wanted,
      before: place.whole ? undefined : listing.published,
    };
  });
  const header = {
    company: place.company,
    senderName: sender.value.name,
    senderPhone: sender.value.phone,
    transferDate: place.day,
    title: place.feedNo,
    submission: place.whole ? ('FULL' as const) : ('UPDATE' as const),
    vcdbDate: sender.value.vcdb,
    pcdbDate: sender.value.pcdb,
    qdbDate: sender.value.qdb,
  };
  const { xml, gaps } = acesXml(header, parts, {
    make: make => codeOf('make', make),
    model: (make, model) => codeOf('model', `${make} ${model}`),
    submodel: submodel => codeOf('submodel', submodel),
  });
  return ok({ kind: 'aces', content: xml, gaps: gaps.map(({ part, lacks, name }) => ({ sellerSku: part, lacks, name })) });
}

function amazonFeed(listings: readonly FedListing[], place: FeedPlace): BuiltFeed {
  const patched = listings.map(({ listing, wanted }) => {
    const part = place.partOf(listing.parts[0] ?? 0);
    return {
      sellerSku: listing.sellerSku,
      productType: (part && place.codeOf('productType', part.category)) ?? 'AUTO_PART',
      rows: wanted,
    };
  });
  const content = `${JSON.stringify(amazonFitment(patched, place), undefined, 2)}\n`;
  return { kind: 'amazonKtype', content, gaps: numberGaps(listings) };
}

const ebayKinds = { ebayYmm: 'ymm', ebayEpid: 'epid', ebayKtype: 'ktype' } as const;

/** Writes the file of listings of one store, site and format; for eBay and Amazon with the whole list of each of them. */
export function buildFeed(listings: readonly FedListing[], place: FeedPlace): Result<BuiltFeed> {
  const { kind } = place;
  if (kind === 'aces') return acesFeed(listings, place);
  if (kind === 'amazonKtype') return ok(amazonFeed(listings, place));
  const items = listings.map(({ listing, wanted }) => ({ item: listing.itemId ?? listing.sellerSku, rows: wanted }));
  const rows = [ebayColumns, ...ebayCompatibility(items, ebayKinds[kind])].map(cells => [...cells]);
  return ok({ kind, content: stringify(rows, { record_delimiter: 'windows' }), gaps: numberGaps(listings) });
}
