import { type Examples, journey, shown } from '../examples/example.ts';

const server = (file: string, title: string) => [`apps/server/src/${file}.test.ts`, title] as const;

/** What goes wrong, and the tests that nothing is lost or doubled by it and the user sees a message. */
export const faults: Examples = {
  killedInExport: shown(
    'a server killed in mid-export',
    server('platform/exports/broken-export', 'one file, every row once, its user notified once'),
    server('platform/exports/run-export', 'a lost worker is followed by another, and what it finishes late is thrown away'),
  ),
  killedInImport: shown(
    'a server killed in mid-import',
    server('platform/imports/killed-import', 'is followed by one that goes on behind the last committed row'),
    server('platform/imports/killed-import', 'a task whose workers are lost three times is given up, in words'),
  ),
  killedInBulk: shown(
    'a server killed in a bulk action',
    server('platform/bulk/bulk', 'goes on behind the last committed row and does no row twice'),
  ),
  killedWhileSaving: shown(
    'a server killed while a form is saved',
    journey('killed-server', 'the form says so, keeps all, and is saved once after the restart'),
  ),
  twoSaveOneRecord: shown(
    'two people save one record',
    server('platform/resources/records', 'of two changes of one version one wins'),
    journey('cells', 'two people in the same cells'),
  ),
  twoSaveTwoFields: shown(
    'two people save two fields of one record',
    journey('records', 'what does not clash is merged, and the later one is notified'),
    ['packages/page-kit/src/merge/merge-records.test.ts', 'of changes that never meet keeps both'],
  ),
  bulkOfTenThousand: shown(
    '10,000 rows of which 137 must be refused',
    server('platform/bulk/bulk', 'over 10,000 rows does all but the 137 that are refused'),
  ),
  largeFile: shown(
    '50,000 rows with 1,913 bad ones',
    server('platform/imports/large-import', 'of 50,000 rows the 1,913 bad ones come back, exactly those, and all others are written'),
  ),
  lostNetwork: shown(
    'a network lost in a form',
    journey('recovery', 'a form whose network is lost says so and holds what was typed; with the network back it is saved once'),
  ),
  fullDisk: shown(
    'a full disk for exports',
    server('platform/exports/broken-export', 'a full disk ends an export in words and leaves no half file'),
  ),
};
