-- Why a listing may be filled: posted long ago, bumped again and again, or one of many alike. Null where nothing says so.
alter table jobs add column stale jsonb;

-- When a listing is to be looked at next for that. An import sets it to now, and a look moves it or takes it out.
create table stale_looks (
  job_id bigint primary key references jobs on delete cascade,
  due_at timestamptz not null
);
create index stale_looks_due_idx on stale_looks (due_at);
insert into stale_looks (job_id, due_at) select job_id, now() from open_jobs;
