import { type Entries, kept } from '../entry.ts';

/** Section 5: rules of inputs. */
export const inputRules: Entries = {
  '5.1': kept('a text input trims a string'),
  '5.2': kept('a trimmed field is validated again where the form has rules for it'),
  '5.3': kept('a number input converts to a number'),
  '5.4': kept('an integer-only input strips what is no digit'),
  '5.5': kept('a range with both ends cleared is an empty list'),
  '5.6': kept('a placeholder is please enter or please select with the title of the field'),
  '5.7': kept('a prompt needs input that is not blank, by default with please fill in correctly'),
  '5.8': kept('an order number has letters, digits and hyphens alone'),
  '5.9': kept('its hyphens are stripped and set again after positions 2, 5 and 8'),
  '5.10': kept('a date range in complete mode ends with its day'),
  '5.11': kept('second timestamps become the milliseconds of date pickers and come back the same'),
  '5.12': kept('dates of records are handled as second timestamps'),
  '5.13': kept('a number filter has an optional type, an operator and a number'),
  '5.14': kept('its number is disabled until there is an operator'),
  '5.15': kept('an exact search is a text and a flag of 1 or 0, exact by default'),
  '5.16': kept('deleting, enabling and disabling ask first'),
};
