-- What a model added to what the rules read of a listing's orders, once for each of its texts and readers. The row is
-- there from when it is to be asked on; its orders are null until it answered.
create table added_orders (
  job_id bigint not null references jobs on delete cascade,
  content_hash bytea not null,
  reader_version smallint not null,
  asked_at timestamptz not null,
  orders jsonb,
  primary key (job_id, content_hash, reader_version)
);

-- How often the model was asked on a day in Manila, by all processes.
create table added_orders_calls (
  day date primary key,
  calls integer not null
);
