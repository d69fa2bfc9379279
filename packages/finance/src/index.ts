export { countriesBeforeEuro, currencyOfCountry, firstCurrencies, knownCurrencies } from './rate/currencies.ts';
export { baseCurrency, type CurrencyChange, currencyNotInUse, setCurrencies } from './rate/set-currencies.ts';
export { monthlyRow, monthlySource, type MonthlyRow } from './rate/monthly-row.ts';
export { rateChange, isJump } from './rate/rate-change.ts';
export { derivedRate, differentCurrencies } from './rate/derived-rate.ts';
export { rateOn, mostRateAge, type Rate, type FoundRate } from './rate/rate-on.ts';
export { averageOf, type MonthlyRate } from './rate/average-of.ts';
export { typesOfRate } from './rate/types-of-rate.ts';
export { convertAmount } from './rate/convert-amount.ts';
export { usccCheckCharacter, usccOk, checkUscc, checkTaxNumber } from './company/uscc.ts';
export { dueDate, instalments, type Instalment, type PaymentLine, type PayNode } from './terms/instalments.ts';
export { checkPaymentMethod, derivedPaymentMethod } from './terms/payment-method.ts';
export { usedMethodStays, type MethodTerms, type MethodUse } from './terms/used-method.ts';
export { deduction, checkDeductionMethod, type DeductionMethod, type DeductionFacts, type DeductType } from './terms/deduction.ts';
export { leftToPay, paymentRefusals, requestPaid, type AwaitedPayment, type PaidSum } from './payment/payment-result.ts';
export { checkBankAccounts, countedAccounts, type BankAccount } from './company/bank-accounts.ts';
export { refuseTaxForm } from './company/tax-form.ts';
export { vatNumberOk, vatPrefixes } from './company/vat-number.ts';
export { exporterMay, type Exporter } from './company/exporter.ts';
export { gradeOf, type SupplierGrade } from './supplier/grade.ts';
export { mayEliminate, mayQualify, mostOnTrial, ordersToQualify, supplierMayOrder, type SupplierStage } from './supplier/stages.ts';
export { checkFileDates, isDue, licenceAllows, licenceGrace } from './supplier/files.ts';
export { checkAccountHolders, checkContacts, derivedSupplier, hasMailContact } from './supplier/supplier-checks.ts';
export { creditCheck, creditLeft, checkEuTaxId } from './customer/credit.ts';
export { checkTradeRoute } from './trade/trade-route.ts';
export { checkTradeRelation } from './trade/trade-relation.ts';
export {
  termsOn,
  transferPrices,
  type TradeLeg,
  type TradeTerms,
  type TransferPrice,
  type TransferQuestion,
} from './trade/transfer-prices.ts';
export { checkProxyBuy, proxyCost, tryProxyFee, type ProxyCost } from './purchase/proxy-fee.ts';
export { checkContract, type ContractParty, type ContractValues } from './contract/check-contract.ts';
export { type ContractDownloads, downloadCounts } from './contract/count-download.ts';
export { contractEnd, contractStanding, type ContractStanding, type ContractTerm } from './contract/contract-standing.ts';
export { contractRefusals, type ContractedOrder, type RegisteredContract } from './contract/order-under-contract.ts';
