import { type Examples, journey, shown } from '../examples/example.ts';

/** What people who carry data in and out must have, and the journeys that walk it. */
export const files: Examples = {
  export: shown(
    'exports are made in the background, with chosen columns that a template keeps, within the rights of their actor',
    journey('downloads', 'a long export is made in the background, announced at the badge, and fetched in the download centre'),
    journey('files', 'an export takes its columns in the order chosen, which a template keeps'),
    journey('closed-prices', 'its people find it nowhere: not in the list, the file'),
    ['apps/server/src/platform/subscriptions/subscriptions.test.ts', 'a turn is made at its moment, once, as its subscriber'],
    ['apps/server/src/platform/subscriptions/subscriptions.test.ts', 'of turns that were missed the latest alone is made'],
    ['apps/server/src/platform/subscriptions/subscriptions.test.ts', 'is paused with a reason when the right is gone'],
    ['apps/web/src/engine/import-export/subscribe-dialog.view.test.tsx', 'a list is subscribed to with its relative filter'],
  ),
  import: shown(
    'a dry run with counts and errors in words, corrected in the grid, reverted as one; no file adds twice',
    journey('vehicle-import', 'a catalogue editor imports the vehicle list, finds the Camry and exports it'),
    journey('vehicle-import', 'a second import of the same file adds nothing'),
    journey('import-change-set', 'errors are mended in the grid, the import runs, and is taken back as a whole'),
    journey('import-change-set', 'what was changed since an import stays when that is taken back, and is listed in words'),
    journey(
      'import-tasks',
      'a template is found, fetched and used from the page of import tasks, and what was wrong in a file is read there',
    ),
    journey('broken-files', 'bad rows are named one by one, and come back as a file'),
  ),
  attachments: shown(
    'files are hung on a record, previewed, and refused in words',
    journey('attachments', 'a picture and a PDF are hung on a record and looked at; what is not what it says is refused'),
  ),
  print: shown(
    'labels and documents with barcodes; a reprint wants its reason and is logged',
    journey('prints', 'labels of SKUs are printed, and printed again with a reason'),
    journey('bins', 'a label is printed for one of them'),
    journey('bins', 'a reprint with its reason, and can be looked at apart'),
  ),
};
