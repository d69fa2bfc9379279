create view profit_param_shown as
select t.*, s.currency from profit_param t join site s on s.id = t.site;
