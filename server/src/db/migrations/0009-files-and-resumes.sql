-- Files that people gave us, by the names that we gave them; their bytes are in the file store. A row is here before the
-- bytes are there and until they are gone, so that no file is ever without a row: what nothing owns is found and removed.
create table stored_files (
  key text primary key check (key ~ '^[0-9a-f]{32}$'),
  size integer not null check (size >= 0),
  sha256 bytea not null check (length(sha256) = 32),
  created_at timestamptz not null,
  -- Since when another row owns it; absent while it is being stored.
  claimed_at timestamptz,
  -- Since when nothing owns it any more, and it waits to be removed.
  released_at timestamptz
);
create index stored_files_released_idx on stored_files (released_at) where released_at is not null;
create index stored_files_unclaimed_idx on stored_files (created_at) where claimed_at is null and released_at is null;

create table resumes (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  file_name text not null,
  file_type text not null check (file_type in ('pdf', 'docx', 'doc')),
  size integer not null,
  sha256 bytea not null,
  file_key text not null unique references stored_files,
  uploaded_at timestamptz not null,
  -- The one that the profile shows and applications take.
  is_current boolean not null default false,
  -- What it says, read once; or why it says nothing.
  facts jsonb,
  facts_problem text,
  facts_read_at timestamptz,
  unique (user_id, sha256),
  check (facts is null or facts_problem is null)
);
create unique index resumes_one_current on resumes (user_id) where is_current;
create index resumes_newest_idx on resumes (user_id, uploaded_at desc, id desc);

-- However a resume goes, with its account for instance, its file goes after it.
create function release_files_of_resumes() returns trigger language plpgsql as $$
begin
  update stored_files set released_at = now() where key in (select file_key from removed_rows);
  return null;
end $$;
create trigger resumes_deleted after delete on resumes
  referencing old table as removed_rows for each statement execute function release_files_of_resumes();
