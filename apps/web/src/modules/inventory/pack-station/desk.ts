import type { Text } from '@axle/kernel';
import { regrouped } from '@axle/page-kit';

/** A line of the parcel that is packed. */
export interface DeskLine {
  readonly lineNo: number;
  readonly sku: string;
  readonly nameZh: string;
  readonly nameEn: string;
  readonly thumb?: string | null;
  readonly qty: number;
  readonly scanned: number;
  readonly bins?: string | null;
}

/** A box that may be chosen, and how it suits. */
export interface DeskBox {
  readonly id: number;
  readonly code: string;
  readonly nameZh: string;
  readonly nameEn: string;
  readonly holds?: boolean;
  readonly fill?: string;
  readonly suggested: boolean;
}

/** What the packing station shows of a parcel, as the server returns it. */
export interface Desk {
  readonly id: number;
  readonly parcelNo: string;
  readonly state: string;
  readonly outboundNo: string;
  readonly orderStatus: string;
  readonly tote?: string | null;
  readonly channelCode?: string | null;
  readonly shipTo?: string | null;
  readonly shipBy?: string | null;
  readonly carton?: number | null;
  readonly expectedG?: number | null;
  readonly actualG?: number | null;
  readonly leastG?: number;
  readonly mostG?: number;
  readonly weightOk?: boolean | null;
  readonly overrideReason?: string | null;
  /** What stands against a waybill, once the parcel is weighed. */
  readonly gates: readonly Text[];
  readonly waybillNo?: string | null;
  /** The template that labels are printed by, as the shop wants them. */
  readonly label: string;
  /** The same in the language of label printers; labels on office paper have none. */
  readonly zpl?: string;
  /** Whether the shop wants a packing slip with its parcels. */
  readonly slip: boolean;
  readonly photoCount: number;
  /** Says that a photo is wanted before the parcel is closed. */
  readonly photoLacking?: Text;
  readonly lines: readonly DeskLine[];
  readonly parcels: readonly { readonly id: number; readonly parcelNo: string; readonly state: string }[];
  readonly boxes: readonly DeskBox[];
  readonly supplies: readonly { readonly id: number; readonly code: string; readonly kind: string; readonly uom: string }[];
}

/** Pieces that are still to be scanned. */
export const piecesLeft = ({ lines }: Pick<Desk, 'lines'>): number => lines.reduce((total, { qty, scanned }) => total + qty - scanned, 0);

/** A slot as it is read, its wave regrouped: `WV-261-122-00001-2`. */
export const slotOf = (tote: string | null | undefined): string => (tote ?? '').replace(/^[^-]+/, regrouped);
