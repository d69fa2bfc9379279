create view reconciliation_list as
select r.*, s.purchase_user as buyer from reconciliation r join supplier s on s.id = r.supplier;
