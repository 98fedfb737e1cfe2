-- outside a transaction
-- Callers' keys that an earlier version kept in clear: found without reading the tables, and empty once they are hashed.
create index concurrently if not exists payments_clear_key_idx on payments (created_at) where caller_key !~ '^key:[0-9a-f]{64}$';
create index concurrently if not exists applications_clear_key_idx on applications (send_started_at)
  where added_key !~ '^key:[0-9a-f]{64}$';
