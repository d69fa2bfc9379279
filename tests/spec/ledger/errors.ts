import { type Entries, kept } from '../entry.ts';

/** Section 8: the error catalogue. */
export const errors: Entries = {
  '8.1': kept('the code of the main API is read from code, errorCode or errCode'),
  '8.2': kept('0, 200 and 10000 are success'),
  '8.3': kept('9998 and 9999 show the message, clear the session and lead to the login page'),
  '8.4': kept('any other code shows message, errorMsg, msg or data.msg and rejects'),
  '8.5': kept('a missing code shows the text of a server error'),
  '8.6': kept('code 0 of the second API is success and answers datas'),
  '8.7': kept('9998 and 9999 of the second API end the session'),
  '8.8': kept('other codes of the second API show msg'),
  '8.9': kept('an HTTP status other than 200 is a request exception'),
  '8.10': kept('without a network the network is reported as offline'),
  '8.11': kept('HTTP 500 shows Code: 500 -> server error'),
  '8.12': kept('other statuses show code and message'),
  '8.13': kept('no response shows an error connecting to the server'),
  '8.14': kept('an export’s reply without a file header is read as JSON'),
  '8.15': kept('code 10000 of an export shows the way to the download centre and counts again'),
  '8.16': kept('otherwise an export shows its message, or that it failed'),
  '8.17': kept('code 500 with a download says that SKUs in clearance status may not generate orders'),
  '8.18': kept('the missing permission is reported in the words of the specification'),
  '8.19': kept('a link or script that cannot be loaded marks the public assets as missing'),
  '8.20': kept('it offers the download as a link and, where wanted, to submit the allowed part'),
};
