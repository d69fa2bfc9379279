import { isEmailAddress, type Refusal } from '@axle/kernel';

/** Most addresses that one mail goes to. */
const most = 20;

const bad = (field: string, address: string): Refusal => ({
  code: 'EMAIL',
  field,
  message: { zh: `邮箱地址不正确：${address}`, en: `Not an e-mail address: ${address}` },
});

/** To whom a mail goes. */
export interface AddressedMail {
  readonly toAddresses?: readonly string[];
  readonly ccAddresses?: readonly string[];
}

/** [M18] Why a mail may not go to these addresses: none or more than twenty to send it to, or something that is no address. */
export function checkMailTask(mail: AddressedMail): readonly Refusal[] {
  const { toAddresses: to = [], ccAddresses: cc = [] } = mail;
  return [
    ...(to.length === 0 || to.length > most
      ? [
          {
            code: 'ADDRESSES',
            field: 'toAddresses',
            message: { zh: `收件人须为1至${most}个`, en: `Between 1 and ${most} recipients are required` },
          },
        ]
      : []),
    ...to.filter(address => !isEmailAddress(address)).map(address => bad('toAddresses', address)),
    ...cc.filter(address => !isEmailAddress(address)).map(address => bad('ccAddresses', address)),
  ];
}
