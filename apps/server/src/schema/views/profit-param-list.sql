create view profit_param_list as
select t.*, s.currency from profit_param t join site s on s.id = t.site;
