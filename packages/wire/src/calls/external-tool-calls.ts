import { type Call, mainGet, mainPost } from './call.ts';

const label = '/wms/stock/external_tool/gpsr_label';

/** Tools of the resource centre: NetSuite, text recognition, checks, label printing. */
export const externalToolCalls = {
  nsTypes: mainGet('/ns/get_ns_type', 'resourceCenter'),
  nsList: mainGet('/ns/get_list', 'resourceCenter'),
  nsAutocheckList: mainGet('/ns/get_autocheck_list', 'resourceCenter'),
  nsExport: mainPost('/ns/export', 'resourceCenter', { kind: 'file' }),
  nsAudit: mainPost('/ns/audit', 'resourceCenter'),
  nsHandleErp: mainPost('/ns/handle_call_erp', 'resourceCenter'),
  nsEncryptedList: mainGet('/ns/ns_erp/getenclist', 'resourceCenter'),
  nsDigestList: mainGet('/ns/ns_erp/getenmd5list', 'resourceCenter'),
  nsStockCheck: mainPost('/ns/ns_erp/stock_check', 'resourceCenter'),
  recognitionLogs: mainGet('/base/paddleocr/logs', 'resourceCenter'),
  correctRecognition: mainPost('/base/paddleocr/logs_correct/:id', 'resourceCenter'),
  checkList: mainGet('/go_service/check/get_list', 'resourceCenter'),
  checkTypes: mainGet('/go_service/check/get_type', 'resourceCenter'),
  labelCodes: mainGet(`${label}/list_available_code`, 'resourceCenter'),
  labelFactoryCodes: mainGet(`${label}/query_factory_code`, 'resourceCenter'),
  confirmLabelPrint: mainPost(`${label}/confirm_print_label`, 'resourceCenter'),
  generateLabelPrint: mainPost(`${label}/generate_print_label`, 'resourceCenter'),
  createLabelFactoryCode: mainPost(`${label}/create_factory_code`, 'resourceCenter'),
  editLabelCodeStatus: mainPost(`${label}/edit_code_status`, 'resourceCenter'),
} as const satisfies Record<string, Call>;
