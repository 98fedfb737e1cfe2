-- How the connected board account fares: whether the board still lets it in, its syncs, its apply points.
alter table integrations
  -- Why the board no longer lets it in, until it is connected again.
  add column trouble text,
  add column last_synced_at timestamptz,
  add column sync_problem text,
  -- Since when no sync went well; the pauses grow with it.
  add column sync_failing_since timestamptz,
  -- When its turn for a sync comes; absent where it has none.
  add column next_sync_at timestamptz,
  add column apply_points integer,
  add column apply_points_at timestamptz;
create index integrations_next_sync_idx on integrations (next_sync_at) where next_sync_at is not null;
