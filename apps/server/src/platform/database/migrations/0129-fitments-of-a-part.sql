-- All fitments of a part, those out of use too: for its list, and for parts that go. The index of those in force finds none of the others.
create index fitment_sku on fitment (sku);
