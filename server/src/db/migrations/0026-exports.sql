-- Copies of what is stored about a seeker, made when they ask.
create table data_exports (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  state text not null check (state in ('waiting', 'working', 'ready', 'fetched', 'expired', 'failed')),
  done integer not null default 0,
  total integer not null default 0,
  size integer,
  -- Gone again once it was fetched or has expired.
  file_key text unique references stored_files,
  -- Of the mailed link's token.
  token_hash bytea unique,
  requested_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz,
  check ((state = 'ready') = (file_key is not null))
);
create index data_exports_newest_idx on data_exports (user_id, id desc);
create unique index data_exports_one_open on data_exports (user_id) where state in ('waiting', 'working');
create index data_exports_expiring_idx on data_exports (expires_at) where state = 'ready';

-- However a copy goes, with its account for instance, its file goes after it.
create function release_files_of_exports() returns trigger language plpgsql as $$
begin
  update stored_files set released_at = now() where key in (select file_key from removed_rows where file_key is not null);
  return null;
end $$;
create trigger data_exports_deleted after delete on data_exports
  referencing old table as removed_rows for each statement execute function release_files_of_exports();
