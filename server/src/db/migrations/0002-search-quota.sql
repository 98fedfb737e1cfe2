-- Keyword searches a seeker has spent in a calendar month of Manila.
create table search_counts (
  user_id bigint not null references users on delete cascade,
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  spent integer not null check (spent >= 0),
  -- Until when an announced search waits for its words; past that it costs nothing.
  credit_expires_at timestamptz,
  primary key (user_id, month)
);
create index search_counts_month_idx on search_counts (month);

-- What a seeker searched for lately: the same text again is free for a while.
create table recent_searches (
  user_id bigint not null references users on delete cascade,
  -- SHA-256 of the text: as short for a long text as for a short one, and nobody reads here who looked for what.
  text_hash bytea not null check (length(text_hash) = 32),
  last_searched_at timestamptz not null,
  primary key (user_id, text_hash)
);
create index recent_searches_last_idx on recent_searches (last_searched_at);
