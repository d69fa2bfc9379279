export { activeCurrencies, countriesBeforeEuro, currencyOfCountry } from './rate/currencies.ts';
export { monthlyRow, monthlySource, type MonthlyRow } from './rate/monthly-row.ts';
export { rateChange, isJump } from './rate/rate-change.ts';
export { derivedRate, differentCurrencies } from './rate/derived-rate.ts';
export { rateOn, mostRateAge, type Rate, type FoundRate } from './rate/rate-on.ts';
export { convertAmount } from './rate/convert-amount.ts';
