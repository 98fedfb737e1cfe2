-- What 0048 holds of every job written from then on holds of all.
alter table jobs validate constraint jobs_hours_kind_known;
