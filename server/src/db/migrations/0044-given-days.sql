-- A date that was given as a day alone: the day, beside the moment that puts it in order. Null where a time was given.
alter table applications
  add column applied_on date,
  add column offer_on date,
  add column follow_up_on date;
alter table interviews add column starts_on date;

-- Until now a day was kept as its midnight in UTC alone, which no clock hits to the microsecond, and a reminder's day as nine
-- in the morning in Manila. Interviews stay times: eight in the morning in Manila is a usual one, and midnight in UTC.
update applications set
  applied_on = case when applied_at = date_trunc('day', applied_at, 'UTC')
    then (applied_at at time zone 'UTC')::date end,
  offer_on = case when offer_date = date_trunc('day', offer_date, 'UTC')
    then (offer_date at time zone 'UTC')::date end,
  follow_up_on = case when follow_up_at = date_trunc('day', follow_up_at, 'Asia/Manila') + interval '9 hours'
    then (follow_up_at at time zone 'Asia/Manila')::date end
where applied_at = date_trunc('day', applied_at, 'UTC')
  or offer_date = date_trunc('day', offer_date, 'UTC')
  or follow_up_at = date_trunc('day', follow_up_at, 'Asia/Manila') + interval '9 hours';
