-- Addresses whose account was deleted, as keyed hashes: nobody gets a second free trial by leaving and coming back.
create table deleted_accounts (
  email_fingerprint text primary key,
  deleted_at timestamptz not null
);
