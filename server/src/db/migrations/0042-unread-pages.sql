-- Pages of a board that could not be read while others could: an import passes them over and tries them again by
-- themselves. It takes the place of import_sightings.tries, which nothing reads any more.
create table unread_pages (
  source text not null,
  kind text not null check (kind in ('list', 'listing')),
  -- A list page's offset, or the board's number of a listing.
  page text not null,
  -- What the list said of the listing: a later run reads its page by this, wherever the list shows it by then.
  card jsonb,
  reason text not null,
  tries integer not null,
  first_failed_at timestamptz not null,
  last_failed_at timestamptz not null,
  next_try_at timestamptz not null,
  primary key (source, kind, page)
);
create index unread_pages_last_failed_idx on unread_pages (last_failed_at);
