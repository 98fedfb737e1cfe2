-- outside a transaction
create index concurrently if not exists users_unconfirmed_idx on users (unconfirmed_since)
  where unconfirmed_since is not null;
-- allowed: refuses-rows, the version before writes no key
create unique index concurrently if not exists users_sign_up_key on users (sign_up_key_hash)
  where sign_up_key_hash is not null;
