create view order_download_order_number as
select download as id, platform_order_id as order_number from order_download_order;
