-- The settlements that took deductions off what they pay, by the deduction's id.
create view deduction_settlement as
select n.deduction as id, s.settle_no from settlement_deductions n join settlement s on s.id = n.record_id
where n.amount > 0 and s.state in ('approved', 'paying', 'part_paid', 'paid');
