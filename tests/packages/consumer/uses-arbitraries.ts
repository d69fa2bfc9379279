import { diff } from '@axle/approvals';
import { sampleMetas, sampleRecords } from '@axle/approvals/testing';
import { modelYears } from '@axle/catalog/testing';
import { compressYears, expandYears } from '@axle/catalog';
import { localDate } from '@axle/kernel';
import { localDates } from '@axle/kernel/testing';
import { isOrderNumber } from '@axle/order-number';
import { orderNumberTexts } from '@axle/order-number/testing';
import { can } from '@axle/permissions';
import { accesses } from '@axle/permissions/testing';
import { changeTabs, emptyWorkspace, mostTabs } from '@axle/session';
import { tabEvents } from '@axle/session/testing';
import { csvCell, fromCsvCell } from '@axle/tasks';
import { cells } from '@axle/tasks/testing';
import { render } from '@axle/templates';
import { filledTemplates } from '@axle/templates/testing';
import { spmCode } from '@axle/tracking';
import { pageKeys } from '@axle/tracking/testing';
import { batchCodes } from '@axle/validation';
import { pastedCodes } from '@axle/validation/testing';
import fc from 'fast-check';

/** Properties that another team might hold its own code against; throws where one does not hold. */
export function examine(): void {
  fc.assert(fc.property(sampleRecords(), record => diff(record, record, sampleMetas).length === 0));
  fc.assert(fc.property(localDates(), day => localDate(day).ok));
  fc.assert(fc.property(modelYears(), years => expandYears(compressYears(years)).length === years.length));
  fc.assert(fc.property(orderNumberTexts(), isOrderNumber));
  fc.assert(fc.property(accesses(), access => !access.isSuper || can(access, 'basic.vehicleModel.list')));
  fc.assert(fc.property(fc.array(tabEvents()), events => events.reduce(changeTabs, emptyWorkspace).tabs.length <= mostTabs));
  fc.assert(fc.property(cells(), cell => fromCsvCell(csvCell(cell)) === cell));
  fc.assert(fc.property(filledTemplates(), ({ template, values }) => render(template, values).ok));
  fc.assert(fc.property(pageKeys(), ({ section, page }) => typeof spmCode(section, page) === 'string'));
  fc.assert(fc.property(pastedCodes(), codes => batchCodes(codes.join('\n')).codes.length <= codes.length));
}
