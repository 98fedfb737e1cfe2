-- Listings that a seeker took out of their own lists.
create table hidden_jobs (
  user_id bigint not null references users on delete cascade,
  job_id bigint not null references jobs,
  hidden_at timestamptz not null,
  primary key (user_id, job_id)
);
create index hidden_jobs_newest_idx on hidden_jobs (user_id, hidden_at desc, job_id desc);

-- What a seeker said is wrong with a listing: one report each, the last one counts.
create table job_reports (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  job_id bigint not null references jobs,
  reason text not null check (reason in ('asks-for-money', 'fake', 'misleading', 'gone', 'offensive', 'other')),
  note text not null,
  reported_at timestamptz not null,
  unique (user_id, job_id)
);
create index job_reports_job_idx on job_reports (job_id, reported_at desc);
