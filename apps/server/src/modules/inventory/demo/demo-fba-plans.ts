/** Pieces of a listing that go to Amazon in the demo, by its place among the listings of its shop. */
export interface DemoFbaItem {
  readonly listing: number;
  readonly shipped: number;
  readonly received: number;
}

/** A shipment of the demo; days before the demo's day. */
export interface DemoFbaShipment {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  readonly shippedAgo?: number;
  readonly deliveredAgo?: number;
  readonly closedAgo?: number;
  readonly items: readonly DemoFbaItem[];
  readonly boxes?: readonly {
    readonly count: number;
    readonly units: number;
    readonly sides: readonly [string, string, string];
    readonly kg: string;
  }[];
}

/** Movements of a listing in a month of Amazon's ledger: months before the demo's, and what is not nothing. */
export interface DemoFbaMonth {
  readonly listing: number;
  readonly ago: number;
  readonly receipts?: number;
  readonly shipments?: number;
  readonly returns?: number;
  readonly vendorReturns?: number;
  readonly found?: number;
  readonly lost?: number;
  readonly damaged?: number;
  readonly disposed?: number;
  /** By how much the file's ending is not what follows. */
  readonly gap?: number;
}

/** What the demo keeps at Amazon for a shop. */
export interface DemoFbaPlan {
  readonly store: string;
  readonly site: string;
  readonly warehouse: string;
  readonly center: string;
  readonly country: string;
  readonly listings: number;
  readonly shipments: readonly DemoFbaShipment[];
  readonly months: readonly DemoFbaMonth[];
}

const all = (listing: number, shipped: number): DemoFbaItem => ({ listing, shipped, received: shipped });

/** The stock of the demo at Amazon: shipments in every stage, two months of its ledger. */
export const demoFbaPlans: readonly DemoFbaPlan[] = [
  {
    store: 'AMZ-NA',
    site: 'AMZ-US',
    warehouse: 'FBA-ONT8',
    center: 'ONT8',
    country: 'US',
    listings: 6,
    shipments: [
      {
        id: 'FBA17QK2M4XD',
        name: 'US West autumn, brakes',
        status: 'CLOSED',
        shippedAgo: 262,
        deliveredAgo: 261,
        closedAgo: 240,
        items: [{ listing: 5, shipped: 240, received: 236 }],
      },
      {
        id: 'FBA18C7TRWP5',
        name: 'US West, first of three',
        status: 'CLOSED',
        shippedAgo: 96,
        deliveredAgo: 90,
        closedAgo: 78,
        items: [all(0, 420), all(1, 360), all(2, 300)],
      },
      {
        id: 'FBA18F3HNZ81',
        name: 'US West, second of three',
        status: 'CLOSED',
        shippedAgo: 88,
        deliveredAgo: 82,
        closedAgo: 70,
        items: [{ listing: 3, shipped: 480, received: 468 }, all(4, 200)],
      },
      {
        id: 'FBA18M9LBVT6',
        name: 'US West, third of three',
        status: 'RECEIVING',
        shippedAgo: 24,
        deliveredAgo: 6,
        items: [{ listing: 0, shipped: 200, received: 120 }],
      },
      {
        id: 'FBA18P4DKGJ2',
        name: 'US West, restock',
        status: 'IN_TRANSIT',
        shippedAgo: 9,
        items: [{ listing: 1, shipped: 160, received: 0 }],
      },
      {
        id: 'FBA18R6XVCN9',
        name: 'US West, December',
        status: 'WORKING',
        items: [{ listing: 2, shipped: 144, received: 0 }],
        boxes: [{ count: 12, units: 12, sides: ['52', '38', '30'], kg: '18.4' }],
      },
    ],
    months: [
      { listing: 0, ago: 2, receipts: 420, shipments: -168, returns: 9 },
      { listing: 0, ago: 1, shipments: -141, returns: 12, lost: -9, found: 6, damaged: -2 },
      { listing: 1, ago: 2, receipts: 360, shipments: -122, returns: 4 },
      { listing: 1, ago: 1, shipments: -131, returns: 6, lost: -5 },
      { listing: 2, ago: 2, receipts: 300, shipments: -90, returns: 3 },
      { listing: 2, ago: 1, shipments: -76, returns: 5, vendorReturns: -5, disposed: -2 },
      { listing: 3, ago: 2, receipts: 468, shipments: -188, returns: 7, lost: -3 },
      { listing: 4, ago: 2, receipts: 200, shipments: -61, returns: 2, gap: -1 },
      { listing: 5, ago: 1, shipments: -58, returns: 2, damaged: -3 },
    ],
  },
  {
    store: 'AMZ-EU',
    site: 'AMZ-DE',
    warehouse: 'FBA-LEJ1',
    center: 'LEJ1',
    country: 'DE',
    listings: 3,
    shipments: [
      {
        id: 'FBA15JT4KQ2W',
        name: 'EU Leipzig, brakes',
        status: 'CLOSED',
        shippedAgo: 92,
        deliveredAgo: 70,
        closedAgo: 58,
        items: [all(0, 160), { listing: 1, shipped: 120, received: 117 }, all(2, 80)],
      },
      {
        id: 'FBA15KX8MP6D',
        name: 'EU Leipzig, restock',
        status: 'SHIPPED',
        shippedAgo: 12,
        items: [{ listing: 0, shipped: 96, received: 0 }],
      },
    ],
    months: [
      { listing: 0, ago: 2, receipts: 160, shipments: -64, returns: 5 },
      { listing: 1, ago: 2, receipts: 117, shipments: -41, returns: 2 },
      { listing: 2, ago: 2, receipts: 80, shipments: -22, returns: 1 },
    ],
  },
];
