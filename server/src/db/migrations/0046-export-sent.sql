-- When a copy of a seeker's data was downloaded whole. Until now a shortened time to fetch it said so.
alter table data_exports add column sent_at timestamptz;
update data_exports set sent_at = coalesce(fetch_claimed_until, ready_at)
where expires_at < ready_at + interval '7 days';
