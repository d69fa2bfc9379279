create view platform_settlement_line_list as
select l.*, s.store from platform_settlement_line l join platform_settlement s on s.id = l.settlement;
