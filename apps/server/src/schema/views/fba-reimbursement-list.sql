create view fba_reimbursement_list as
select r.*, 'FL' || s.ledger_line::text as settles from fba_reimbursement r left join fba_settlement s on s.reimbursement = r.id;
