-- Lists compare and sort codes by code point whatever the database's own language: each number and code by which a large table is found has an
-- index that is ordered so. Where the server itself looks a number up, or a reference holds it, the index in the database's order stays beside it.
create index pt_sku_exception_seller_sku_listed on pt_sku_exception (seller_sku collate "C", id);
create index buying_log_po_no_listed on buying_log (po_no collate "C", id);
create index sku_substitute_group_no_listed on sku_substitute (group_no collate "C", id);
create index sku_substitute_log_sku_listed on sku_substitute_log (sku collate "C", id);
create index sku_substitute_log_group_no_listed on sku_substitute_log (group_no collate "C", id);
create index fba_map_asin_listed on fba_map (asin collate "C", id);
create index fba_abnormal_fnsku_listed on fba_abnormal (fnsku collate "C", id);
create index fba_report_fnsku_listed on fba_report (fnsku collate "C", id);
create index amazon_listing_asin_listed on amazon_listing (asin collate "C", id);
create index listing_exception_asin_listed on listing_exception (asin collate "C", id);
create index supplier_file_no_listed on supplier_file (no collate "C", id);
create index receipt_receipt_no_listed on receipt (receipt_no collate "C", id);
create index receipt_source_no_listed on receipt (source_no collate "C", id);
create index receipt_container_no_listed on receipt (container_no collate "C", id);
create index receipt_difference_receipt_no_listed on receipt_difference (receipt_no collate "C", id);
create index receipt_difference_claim_no_listed on receipt_difference (claim_no collate "C", id);
create index receipt_difference_outbound_no_listed on receipt_difference (outbound_no collate "C", id);
create index putaway_putaway_no_listed on putaway (putaway_no collate "C", id);
create index putaway_receipt_no_listed on putaway (receipt_no collate "C", id);
create index outbound_outbound_no_listed on outbound (outbound_no collate "C", id);
create index outbound_source_no_listed on outbound (source_no collate "C", id);
create index wave_wave_no_listed on wave (wave_no collate "C", id);
create index parcel_parcel_no_listed on parcel (parcel_no collate "C", id);
create index parcel_waybill_no_listed on parcel (waybill_no collate "C", id);
create index parcel_outbound_no_listed on parcel (outbound_no collate "C", id);
create index parcel_manifest_no_listed on parcel (manifest_no collate "C", id);
create index stock_reservation_reservation_no_listed on stock_reservation (reservation_no collate "C", id);
create index stock_reservation_demand_no_listed on stock_reservation (demand_no collate "C", id);
create index stock_layer_po_no_listed on stock_layer (po_no collate "C", id);
create index stock_layer_layer_no_listed on stock_layer (layer_no collate "C", id);
create index stock_in_operation_op_no_listed on stock_in_operation (op_no collate "C", id);
create index stock_out_operation_op_no_listed on stock_out_operation (op_no collate "C", id);
create index stock_conversion_cv_no_listed on stock_conversion (cv_no collate "C", id);
create index transfer_order_transfer_no_listed on transfer_order (transfer_no collate "C", id);
create index stocktake_stocktake_no_listed on stocktake (stocktake_no collate "C", id);
create index fba_stock_fnsku_listed on fba_stock (fnsku collate "C", id);
create index fba_stock_asin_listed on fba_stock (asin collate "C", id);
create index fba_shipment_shipment_id_listed on fba_shipment (shipment_id collate "C", id);
create index fba_shipment_outbound_no_listed on fba_shipment (outbound_no collate "C", id);
create index fba_ledger_line_fnsku_listed on fba_ledger_line (fnsku collate "C", id);
create index fba_case_case_no_listed on fba_case (case_no collate "C", id);
create index fba_case_source_no_listed on fba_case (source_no collate "C", id);
create index fba_case_fnsku_listed on fba_case (fnsku collate "C", id);
create index fba_reimbursement_fnsku_listed on fba_reimbursement (fnsku collate "C", id);
create index packing_material_move_doc_no_listed on packing_material_move (doc_no collate "C", id);
create index distribution_plan_plan_no_listed on distribution_plan (plan_no collate "C", id);
create index receipt_lines_po_listed on receipt_lines ((nullif(po_no, '-')) collate "C", id);

-- What nothing but lists looks for has the one index.
drop index sku_substitute_log_request;
create index sku_substitute_log_request on sku_substitute_log (request_no collate "C", id);
drop index stock_in_operation_posting;
create index stock_in_operation_posting on stock_in_operation (posting_no collate "C", id);
drop index stock_out_operation_posting;
create index stock_out_operation_posting on stock_out_operation (posting_no collate "C", id);

-- Orders of lists run one way in all their columns.
drop index fba_ledger_line_period;
create index fba_ledger_line_period on fba_ledger_line (period_to, id);
drop index fba_reimbursement_day;
create index fba_reimbursement_day on fba_reimbursement (approved_at, id);
drop index distribution_plan_week;
create index distribution_plan_week on distribution_plan (depart_week collate "C", id);
create index stock_reservation_until on stock_reservation (expires_at, id);
