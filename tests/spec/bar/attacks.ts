import { type Examples, shown } from '../examples/example.ts';

const server = (file: string, title: string) => [`apps/server/src/${file}.test.ts`, title] as const;

/** What somebody with bad intentions tries, and the tests that nothing comes of it. */
export const attacks: Examples = {
  uploadBomb: shown(
    'a small file that unpacks without end',
    server('platform/files/upload-calls', 'a document that says less of itself than it unpacks to is kept without its words'),
    server('platform/imports/zipped-import', 'that is none, lies about its size, or comes to too much, costs nothing'),
    server('platform/table-file/read-table', 'looks at the unpacked size before it unpacks'),
  ),
  pattern: shown('a pattern that takes for ever', [
    'packages/kernel/src/pattern/text-pattern.test.ts',
    'is compared in time, however it could be taken apart',
  ]),
  parallelGuesses: shown(
    'a hundred passwords tried at once',
    server('platform/sign-in/sign-in', 'that come at the same time are counted before they are checked'),
  ),
  lockOut: shown(
    'wrong passwords that should lock out the owner of an account',
    server('platform/sign-in/sign-in', 'fifty for an account from everywhere make strangers wait, and not a device that it knows'),
    server('platform/sign-in/sign-in', 'a device that its account knows passes'),
  ),
  ownRestriction: shown(
    'an administrator who lifts a restriction of their own',
    server('modules/system/field-settings/field-settings', '[G12] nobody loosens a block that holds for themselves'),
  ),
  envelope: shown(
    'calls that are malformed, too large, half sent or come while the server stops',
    server('platform/gateways/app/broken-requests', 'a body that stops half-way ends the connection'),
    server('platform/gateways/app/broken-requests', 'headers without end and what is no request are answered in the envelope'),
    server('platform/gateways/app/refuse-while-closing', 'a server that stops answers in words what still comes'),
    server('platform/gateways/app/build-app', 'that finds no database or no room says so in words, and nothing of the inside'),
    server('root-days', 'calls of their own stand them too, and a day before the first'),
  ),
  constraintTexts: shown('values that only the database refuses', [
    'tests/contracts/constraints.test.ts',
    'every constraint on what people write is refused in words of its own, in both la',
  ]),
  closedValues: shown(
    'values that may not be read, asked for by prints, previews, dry runs and error messages',
    server('platform/access/rights-of-tasks', '[S3] a dry run answers the same whatever a closed column of its file holds'),
    server('platform/access/rights-of-tasks', '[S3] hold nothing of a field that may not be read: they are the same whatever it holds'),
  ),
  fourEyes: shown(
    'a change without its second person, by import, in bulk or twice by the same one',
    server('platform/approvals/approvals', 'of an import makes a request of each row'),
    server('platform/approvals/approvals', 'is never decided by who asked, not even by a super user'),
    server('platform/approvals/approvals', 'a cell under approval that is changed in the list waits'),
    server('platform/approvals/together', '[A10] several are first checked one by one'),
  ),
  withdrawnRight: shown(
    'a file that is fetched after its right was withdrawn',
    server('platform/exports/exports', 'asks for the right and the field blocks again when it is fetched'),
    server('platform/exports/fetch-zip', 'closed to him by now is named with its reason beside the others'),
  ),
  logInjection: shown(
    'names and texts that look like lines of the log',
    server('platform/host/log-entry', 'what is quoted in a log cannot begin a line of its own'),
    server('platform/gateways/app/build-app', 'that fails unexpectedly returns its request id and no internals'),
  ),
  otherFolder: shown(
    'a second server on the same database',
    server('platform/files/claim-folder', 'a database goes on with the folder of its first start alone'),
  ),
};
