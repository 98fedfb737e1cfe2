-- People and their sessions -------------------------------------------------------------------

create table users (
  id bigint generated always as identity primary key,
  email text not null,
  username text not null,
  first_name text not null,
  last_name text not null,
  phone_number text not null default '',
  -- Absent for an account that signs in through a provider only.
  password_hash text,
  onboarding_completed_at timestamptz,
  created_at timestamptz not null
);
create unique index users_email_key on users (lower(email));
create unique index users_username_key on users (lower(username));

create table sessions (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  token_hash bytea not null unique,
  remember_me boolean not null,
  user_agent text not null default '',
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_user_id_idx on sessions (user_id);
create index sessions_expires_at_idx on sessions (expires_at);

-- One row a period; the trial is the first. What a seeker holds now is read from these and the clock.
create table subscription_periods (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  plan_type text not null check (plan_type in ('free', 'basic', 'premium')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  created_at timestamptz not null,
  check (ends_at >= starts_at)
);
create index subscription_periods_user_idx on subscription_periods (user_id, ends_at desc);
create unique index subscription_periods_one_trial on subscription_periods (user_id) where plan_type = 'free';

-- Counting and repeating ----------------------------------------------------------------------

-- Attempts per bucket in a window that begins with the first of them.
create table rate_counters (
  bucket text primary key,
  started_at timestamptz not null,
  count integer not null
);
create index rate_counters_started_at_idx on rate_counters (started_at);

-- The first answer to a key, repeated to every later call with the same key and request.
create table idempotency_keys (
  user_id bigint not null references users on delete cascade,
  endpoint text not null,
  key text not null check (length(key) <= 255),
  request_hash bytea not null,
  -- The start of the program that works on it: what another start left unanswered may have died with it.
  claimed_by text not null,
  -- Absent while the first call is still running.
  status integer,
  -- Not jsonb, which would put the fields in an order of its own.
  answer json,
  created_at timestamptz not null,
  primary key (user_id, endpoint, key)
);
create index idempotency_keys_created_at_idx on idempotency_keys (created_at);

-- Listings ------------------------------------------------------------------------------------

create table employers (
  id bigint generated always as identity primary key,
  source text not null,
  source_id text not null,
  -- Absent where the board keeps the employer's name to itself.
  name text,
  total_posts integer not null default 0,
  first_seen_at timestamptz not null,
  unique (source, source_id)
);

create table tags (
  id bigint generated always as identity primary key,
  name text not null,
  -- The name in lower case with single spaces: what makes two tags the same.
  key text not null unique
);

create table jobs (
  id bigint generated always as identity primary key,
  source text not null,
  source_id text not null,
  url text not null,
  title text not null,
  employer_id bigint references employers,
  description text not null,
  job_type text not null check (job_type in ('full-time', 'part-time', 'contract', 'gig', 'any')),
  salary text not null,
  hours_per_week real,
  pay_min numeric,
  pay_max numeric,
  pay_currency text,
  pay_period text,
  pay_assumptions text[] not null default '{}',
  pay_rate_date date,
  monthly_usd_min integer,
  monthly_usd_max integer,
  monthly_php_min integer,
  monthly_php_max integer,
  -- When the board last put it on top; the board orders by this.
  posted_at timestamptz not null,
  first_seen_at timestamptz not null,
  -- What the text, pay, type and tags hashed to: tells a changed listing from a bumped one.
  content_hash bytea not null,
  version integer not null default 1,
  removed_at timestamptz,
  unique (source, source_id)
);
create index jobs_employer_idx on jobs (employer_id) where employer_id is not null;

create table job_tags (
  job_id bigint not null references jobs on delete cascade,
  tag_id bigint not null references tags,
  position smallint not null,
  primary key (job_id, tag_id)
);
create index job_tags_tag_idx on job_tags (tag_id);

-- Every version there ever was, from the first import on.
create table job_versions (
  job_id bigint not null references jobs on delete cascade,
  version integer not null,
  kind text not null check (kind in ('new', 'changed', 'bumped', 'removed', 'back')),
  seen_at timestamptz not null,
  listing jsonb not null,
  primary key (job_id, version)
);

-- How texts are cut into words for searching: English stems and, unlike the built-in 'english', no word left out.
-- 'IT' is a trade here, and to find nothing for a word that stands in every listing would be a lie.
create text search dictionary hanap_stem (template = snowball, language = english);
create text search configuration hanap (copy = pg_catalog.english);
alter text search configuration hanap alter mapping replace pg_catalog.english_stem with hanap_stem;

-- Which signs end a word depends on the locale of the database, and in some of them none beyond ASCII does: '“Editor”'
-- would be a word. So they become spaces first. Letters in bold or full width become plain ones, and 'Admin/VA' is two
-- words, not the name of a file.
create function plain_words(given text) returns text language sql immutable strict parallel safe
  return regexp_replace(
    normalize(given, nfkc) collate "C",
    '[/\u00a0-\u00bf\u00d7\u00f7\u2000-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u3030\u30fb'
      || '\ue000-\uf8ff\ufe00-\ufe6f\ufeff\ufff0-\uffff\U0001f000-\U0001faff\U000e0000-\U0010ffff]+',
    ' ', 'g'
  );
create function words_of(given text) returns tsvector language sql immutable strict parallel safe
  return to_tsvector('hanap', plain_words(given));
-- What a seeker typed: words, "a phrase", -not, or. Takes any text and never fails.
create function wanted_words(typed text) returns tsquery language sql immutable strict parallel safe
  return websearch_to_tsquery('hanap', plain_words(translate(typed, '“”„', '"""')));

-- The narrow read model that lists and searches run on; holds open listings only, rebuildable from jobs.
create table job_search (
  job_id bigint primary key references jobs on delete cascade,
  posted_at timestamptz not null,
  job_type text not null,
  monthly_usd_min integer,
  monthly_usd_max integer,
  tag_ids bigint[] not null,
  title_words tsvector not null,
  words tsvector not null
);
create index job_search_words_idx on job_search using gin (words);
create index job_search_title_words_idx on job_search using gin (title_words);
create index job_search_tags_idx on job_search using gin (tag_ids);
create index job_search_posted_idx on job_search (posted_at desc, job_id desc);
create index job_search_type_posted_idx on job_search (job_type, posted_at desc, job_id desc);
-- Where only one end of the pay is known, that end is what lists order and filter by.
create index job_search_pay_idx
  on job_search ((coalesce(monthly_usd_max, monthly_usd_min)) desc nulls last, job_id desc);

-- How many open listings there are, in one row. The triggers keep it in the transaction that changes
-- job_search, so it is exact whoever writes, and the unfiltered list is counted at no cost.
create table listing_count (
  only_row boolean primary key default true check (only_row),
  open_jobs bigint not null
);
insert into listing_count (open_jobs) values (0);

create function count_added_listings() returns trigger language plpgsql as $$
begin
  update listing_count set open_jobs = open_jobs + added.number
  from (select count(*) as number from added_rows) added where added.number > 0;
  return null;
end $$;
create function count_removed_listings() returns trigger language plpgsql as $$
begin
  update listing_count set open_jobs = open_jobs - removed.number
  from (select count(*) as number from removed_rows) removed where removed.number > 0;
  return null;
end $$;
create function count_no_listings() returns trigger language plpgsql as $$
begin
  update listing_count set open_jobs = 0;
  return null;
end $$;
create trigger job_search_added after insert on job_search
  referencing new table as added_rows for each statement execute function count_added_listings();
create trigger job_search_removed after delete on job_search
  referencing old table as removed_rows for each statement execute function count_removed_listings();
create trigger job_search_emptied after truncate on job_search
  for each statement execute function count_no_listings();

-- How many open listings carry a tag, kept by the import so that nobody has to count.
create table tag_counts (
  tag_id bigint primary key references tags on delete cascade,
  job_count integer not null
);
create index tag_counts_count_idx on tag_counts (job_count desc);

create table import_runs (
  id bigint generated always as identity primary key,
  source text not null,
  kind text not null check (kind in ('full', 'recent', 'file')),
  started_at timestamptz not null,
  finished_at timestamptz,
  -- Where a killed run goes on.
  cursor jsonb not null default '{}',
  counts jsonb not null default '{}',
  problem text
);
create index import_runs_source_idx on import_runs (source, started_at desc);

-- The work list of a run that is not finished: details_at is empty until the listing's own page was taken in.
create table import_sightings (
  run_id bigint not null references import_runs on delete cascade,
  source_id text not null,
  card jsonb not null,
  -- False: a listing we hold that the walk did not meet; its own page says whether it is gone.
  listed boolean not null default true,
  -- How often its page could not be read.
  tries smallint not null default 0,
  details_at timestamptz,
  primary key (run_id, source_id)
);
create index import_sightings_open_idx on import_sightings (run_id, tries, source_id) where details_at is null;

-- What seekers keep ----------------------------------------------------------------------------

create table saved_jobs (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  job_id bigint not null references jobs,
  saved_at timestamptz not null,
  unique (user_id, job_id)
);
create index saved_jobs_user_idx on saved_jobs (user_id, saved_at desc);
create index saved_jobs_job_idx on saved_jobs (job_id);

create table integrations (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  type text not null check (type = 'olj'),
  board_email text not null,
  sealed_password text not null,
  -- The board's session cookies, sealed; absent until the first login is kept.
  sealed_session text,
  connected_at timestamptz not null,
  unique (user_id, type)
);

create table integration_settings (
  user_id bigint primary key references users on delete cascade,
  sync_applications boolean not null,
  updated_at timestamptz not null
);

-- Every time a sealed password or session was opened, for the seeker to see.
create table integration_uses (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  purpose text not null check (purpose in ('verify', 'apply', 'check', 'sync')),
  outcome text not null,
  used_at timestamptz not null
);
create index integration_uses_user_idx on integration_uses (user_id, used_at desc);

create table cover_letters (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  job_id bigint not null references jobs,
  subject text not null,
  content text not null,
  custom_prompt text,
  created_at timestamptz not null
);
create index cover_letters_user_idx on cover_letters (user_id, created_at desc);

create table applications (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  job_id bigint not null references jobs,
  status text not null check (status in ('applied', 'reviewing', 'interview', 'offer', 'hired', 'rejected')),
  notes text not null default '',
  interview_date timestamptz,
  offer_date timestamptz,
  applied_at timestamptz not null,
  updated_at timestamptz not null,
  send_state text not null check (send_state in ('sending', 'sent', 'unknown', 'failed')),
  send_started_at timestamptz not null,
  send_problem jsonb,
  -- When to look at the board again; absent once that is settled or given up.
  next_look_at timestamptz,
  -- What was sent, as it was then.
  sent_job jsonb not null,
  sent_letter jsonb not null,
  unique (user_id, job_id)
);
create index applications_user_idx on applications (user_id, applied_at desc);
create index applications_unsettled_idx on applications (send_started_at) where send_state in ('sending', 'unknown');

create table application_events (
  id bigint generated always as identity primary key,
  application_id bigint not null references applications on delete cascade,
  kind text not null check (kind in ('sending', 'status', 'notes')),
  from_value text,
  to_value text,
  source text not null check (source in ('seeker', 'board', 'hanap')),
  happened_at timestamptz not null
);
create index application_events_application_idx on application_events (application_id, happened_at);
