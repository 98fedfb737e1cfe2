create table saved_searches (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  name text not null,
  -- As the contract spells them.
  criteria jsonb not null,
  -- Hash of the criteria in their plain form: searches alike are matched once for all who keep them.
  criteria_key bytea not null,
  alerts boolean not null default true,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (user_id, criteria_key)
);

-- Listings that were opened and not yet held against the saved searches. Noted in the transaction that opens them, and
-- deleted once their matches are kept: none is missed.
create table listing_arrivals (
  job_id bigint primary key references jobs on delete cascade,
  arrived_at timestamptz not null default now()
);
create function note_arrivals() returns trigger language plpgsql as $$
begin
  insert into listing_arrivals (job_id) select job_id from opened on conflict do nothing;
  return null;
end $$;
create trigger open_jobs_arrived after insert on open_jobs
  referencing new table as opened for each statement execute function note_arrivals();

-- Who is told of what: a listing is told to a seeker once, whichever of their searches it matches.
create table alert_matches (
  user_id bigint not null references users on delete cascade,
  job_id bigint not null references jobs on delete cascade,
  -- All of that seeker's searches it matched, the oldest first; those that were removed since name nothing any more.
  saved_search_ids bigint[] not null,
  matched_at timestamptz not null,
  -- When it was told, or passed over for good.
  settled_at timestamptz,
  primary key (user_id, job_id)
);
create index alert_matches_waiting_idx on alert_matches (user_id, matched_at) where settled_at is null;
-- Rows come in the order of time, many at once: this costs next to nothing to write. A listing is never deleted, so none
-- is needed for its key.
create index alert_matches_old_idx on alert_matches using brin (matched_at);
