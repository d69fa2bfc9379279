import { nextPeriod } from '../../platform/dated/next-period.ts';
import { demoSteps } from '../../platform/demo/demo-step.ts';
import { mainCalls } from '../../platform/gateways/module-calls.ts';
import { readerCodes } from '../../platform/imports/codes-for-reader.ts';
import { sweeps } from '../../platform/jobs/background-work.ts';
import { keyed } from '../../platform/registry/extension-point.ts';
import { defineModule } from '../../platform/registry/module.ts';
import { actions } from '../../platform/resources/calls/action-handler.ts';
import { figures } from '../../platform/resources/calls/figures-handler.ts';
import { tools } from '../../platform/resources/calls/tool-handler.ts';
import { recordGuards } from '../../platform/resources/guarded.ts';
import { kpis } from '../../platform/workplace/kpi-source.ts';
import { toDos } from '../../platform/workplace/todo-source.ts';
import { companyGuard } from './company/company-guard.ts';
import { ageContracts } from './contract/age-contracts.ts';
import { contractFileCalls } from './contract/contract-files-call.ts';
import { contractParts } from './contract/contract-parts.ts';
import { contractRegisterCalls } from './contract/contract-register-calls.ts';
import { contractTools } from './contract/preview-template.ts';
import { contractTemplateGuard } from './contract/template-guard.ts';
import { checkCredit } from './customer/check-credit.ts';
import { customerGuard } from './customer/customer-guard.ts';
import { financeDemo } from './demo/finance-demo.ts';
import { paymentActions } from './payment/payment-actions.ts';
import { paymentResultParts } from './payment/payment-result-parts.ts';
import { paymentsToApprove } from './payment/payment-todos.ts';
import { buyingFigures } from './purchase/buying-figures.ts';
import { purchasesLate } from './purchase/buying-kpis.ts';
import { proxyBuyGuard } from './purchase/proxy-guard.ts';
import { currenciesInUse } from './rate/currencies-in-use.ts';
import { rateGuard } from './rate/rate-guard.ts';
import { rateTools } from './rate/rate-tools.ts';
import { ratesMissing, ratesToReview } from './rate/rates-missing.ts';
import { setActiveCurrencies } from './rate/set-active-currencies.ts';
import { supplierActions } from './supplier/supplier-actions.ts';
import { supplierLookupCalls } from './supplier/supplier-lookups.ts';
import { supplierFilesExpiring, suppliersWithoutLicence } from './supplier/supplier-todos.ts';
import { paymentMethodGuard } from './terms/payment-method-guard.ts';
import { newMarkup } from './trade/new-markup.ts';
import { tradeRouteCalls } from './trade/trade-route-calls.ts';
import { tradeRouteGuard } from './trade/trade-route-guard.ts';

/** The manifest of finance: rates, companies, suppliers and the terms with them. */
export const finance = defineModule(
  'finance',
  actions(supplierActions, paymentActions, {
    'customer.checkCredit': checkCredit,
    'tradeRelation.newMarkup': newMarkup,
    'proxyBuy.nextPeriod': nextPeriod,
    'exchangeRate.setActiveCurrencies': setActiveCurrencies,
  }),
  ...paymentResultParts,
  ...contractParts,
  sweeps({ contracts: ({ database, registry, now }) => ageContracts(database, registry, now()) }),
  figures({ 'buyingLog.bySku': buyingFigures }),
  tools(rateTools, contractTools),
  recordGuards({
    companyEntity: companyGuard,
    contractCategory: contractTemplateGuard,
    customer: customerGuard,
    proxyBuy: proxyBuyGuard,
    tradeRoute: tradeRouteGuard,
    exchangeRate: rateGuard,
    paymentMethod: paymentMethodGuard,
  }),
  readerCodes({ exchangeRate: currenciesInUse }),
  toDos(...keyed(paymentsToApprove, ratesMissing, ratesToReview, supplierFilesExpiring, suppliersWithoutLicence)),
  kpis(...keyed(purchasesLate)),
  mainCalls({
    supplierLookup: supplierLookupCalls,
    tradeRoute: tradeRouteCalls,
    contractFiles: contractFileCalls,
    contractRegister: contractRegisterCalls,
  }),
  demoSteps(...financeDemo),
);
