-- Why a month that had begun or was still to come was ended by hand; absent where none was.
alter table subscription_periods add column end_reason text;
