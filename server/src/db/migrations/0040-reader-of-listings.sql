-- Which reader read hours and pay of a listing: when it learns, what was read before is read again. 8, 9 or 10 hours of
-- Full Time work are a day's; hours_per_week then holds what that is in a week.
alter table jobs add column hours_per_day real;
alter table jobs add column reader_version smallint not null default 1;
