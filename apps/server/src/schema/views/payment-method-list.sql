-- How many suppliers are bought from on each of the terms.
create view payment_method_list as
select m.*, (select count(*) from supplier s where s.payment_method = m.id)::integer as suppliers from payment_method m;
