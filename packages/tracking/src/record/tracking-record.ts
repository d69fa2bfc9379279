import type { PagePosition } from '../spm/spm-position.ts';
import { spmCode } from '../spm/spm-code.ts';
import { pageNameOf } from './page-name.ts';

/** A page in view, as the tracking needs to know it. Labels are in zh-cn, whatever the reader's language is. */
export interface PlaceInView extends PagePosition {
  readonly section: string;
  readonly page: string;
  readonly label: string;
  /** Labels of tab and sub-tab; their keys stand in `tab` and `subTab`. */
  readonly tabLabel?: string;
  readonly subTabLabel?: string;
  /** Address without origin. */
  readonly url: string;
}

/** What goes with every record: chance and time come from outside. */
export interface RecordContext {
  readonly uuid: string;
  /** ISO instant of the reader's clock. */
  readonly clientAt: string;
  readonly lang: string;
  /** Size of the screen, `1440x900`. */
  readonly screen?: string;
}

/** What both kinds of record say. */
export interface TrackingRecord extends RecordContext {
  readonly eventType: 'page_view' | 'button_click';
  /** What happened: `open` at a navigation, `click` at a button. */
  readonly event: string;
  readonly pageUrl: string;
  readonly pageName: string;
  /** Empty on the first view of a session. */
  readonly pageFromName: string;
  readonly pageFromUrl: string;
  readonly spmCode: string;
  readonly tab?: string;
  readonly subTab?: string;
  readonly dialog?: string;
  /** Clicks only: the action part of the permission code, never the label. */
  readonly buttonName?: string;
}

/** [P6] The record of a navigation, with the page it came from. */
export const pageView = (place: PlaceInView, from: PlaceInView | undefined, context: RecordContext): TrackingRecord =>
  record('page_view', 'open', place, from, context);

/** [P7] The record of a pressed button: `basic.vehicleModel.export` or `export` is recorded as `export`. */
export const buttonClick = (button: string, place: PlaceInView, from: PlaceInView | undefined, context: RecordContext): TrackingRecord => ({
  ...record('button_click', 'click', place, from, context),
  buttonName: button.slice(button.lastIndexOf('.') + 1),
});

function record(
  eventType: TrackingRecord['eventType'],
  event: string,
  place: PlaceInView,
  from: PlaceInView | undefined,
  context: RecordContext,
): TrackingRecord {
  const { tab, subTab, dialog } = place;
  return {
    ...context,
    eventType,
    event,
    pageUrl: place.url,
    pageName: nameOf(place),
    pageFromName: from ? nameOf(from) : '',
    pageFromUrl: from?.url ?? '',
    spmCode: spmCode(place.section, place.page, { tab, subTab, dialog }),
    tab,
    subTab,
    dialog,
  };
}

const nameOf = (place: PlaceInView): string => pageNameOf(place.label, place.tabLabel ?? place.tab, place.subTabLabel ?? place.subTab);
