-- Copies of what is stored about a seeker, made when they ask.
create table data_exports (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  state text not null check (state in ('waiting', 'working', 'ready', 'fetched', 'expired', 'failed')),
  done integer not null default 0,
  total integer not null default 0,
  size integer,
  -- How often its making was begun: who was overtaken by a later beginning writes nothing any more.
  tries integer not null default 0,
  -- Of the mailed link's token.
  token_hash bytea unique,
  requested_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz,
  -- Who is being sent it at this moment, and until when nobody else is; a download that dies frees it by that.
  fetch_claim uuid,
  fetch_claimed_until timestamptz
);
create index data_exports_newest_idx on data_exports (user_id, id desc);
create unique index data_exports_one_open on data_exports (user_id) where state in ('waiting', 'working');
create index data_exports_expiring_idx on data_exports (expires_at) where state = 'ready';

-- The file of a copy, in pieces that fit into memory; gone again once it was fetched or has expired.
create table data_export_parts (
  export_id bigint not null references data_exports on delete cascade,
  part integer not null,
  file_key text not null unique references stored_files,
  size integer not null,
  primary key (export_id, part)
);

-- However a copy goes, with its account for instance, its files go after it.
create function release_files_of_exports() returns trigger language plpgsql as $$
begin
  update stored_files set released_at = now() where key in (select file_key from removed_rows);
  return null;
end $$;
create trigger data_export_parts_deleted after delete on data_export_parts
  referencing old table as removed_rows for each statement execute function release_files_of_exports();
