import { type Call, mainGet, mainPost } from './call.ts';

/** Files of stock and contracts. */
export const documentCalls = {
  stockFileUpload: mainPost('/wms/stock/file/upload', 'wms', { kind: 'multipart', built: true }),
  contractRegister: mainGet('/finance/contract/get_contract_register_list', 'finance', { built: true }),
  countContractDownload: mainGet('/finance/contract/update_contract_register_download_num', 'finance', { effect: 'writes', built: true }),
} as const satisfies Record<string, Call>;
