import type { FieldKind } from '@axle/page-kit';
import { type Examples, shown } from '../examples/example.ts';

/** What fields can hold, in the words of those who ask for it, and the kinds that hold it. */
export const kindsWanted: Readonly<Record<string, readonly FieldKind[]>> = {
  text: ['text'],
  longText: ['text'],
  code: ['code'],
  batchCodes: ['code', 'text'],
  integer: ['integer'],
  decimal: ['decimal'],
  moneyWithCurrency: ['money'],
  percent: ['percent'],
  quantityWithUnit: ['quantity'],
  dimensionsAndWeight: ['measure'],
  date: ['date'],
  dateAndTime: ['instant'],
  timeOfDay: ['time'],
  week: ['week'],
  month: ['month'],
  yesOrNo: ['bool'],
  choiceWithColour: ['enum'],
  choices: ['enumList'],
  tags: ['tags'],
  reference: ['ref'],
  cascade: ['cascade'],
  user: ['user'],
  page: ['page'],
  filesAndImages: ['files'],
  bytes: ['bytes'],
  address: ['address'],
  jsonDifference: ['jsonDifference'],
  trend: ['trend'],
  linesOfADocument: ['lines'],
};

const everyKind = 'apps/web/src/gallery/every-kind.test.tsx';
const inFiles = 'packages/page-kit/src/kinds/kinds.test.ts';

/** What each of them must have, and the tests that ask it of every kind. */
export const kindParts: Examples = {
  cell: shown('a value in a list', [everyKind, 'is shown in a cell']),
  input: shown('a value in a form', [everyKind, 'is typed, chosen or given in a form']),
  filter: shown('a condition of a list', [everyKind, 'is asked for by a filter']),
  file: shown(
    'a cell of a file that is imported or exported',
    [inFiles, 'writes the same again after reading'],
    [inFiles, 'never throws for any cell'],
  ),
  batchCodes: shown('thousands of codes pasted', ['tests/journeys/lists.spec.ts', '5,000 pasted codes']),
  ranges: shown('ranges of numbers and days', [
    'apps/web/src/engine/fields/filters.test.tsx',
    'a range with both ends cleared is no filter',
  ]),
  typedAndPicked: shown('dates typed and picked', ['apps/web/src/engine/fields/calendar/pickers.test.tsx', '']),
  quickLook: shown('a reference found by typing and looked at', [
    'tests/journeys/references.spec.ts',
    'a SKU is made with brand and category found by typing, and with a picture',
  ]),
};
