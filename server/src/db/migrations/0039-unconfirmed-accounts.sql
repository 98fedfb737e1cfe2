-- Since when an account waits for its address to be confirmed. Null once it was confirmed or anybody signed in to it, and
-- for accounts that never had to confirm: only an account with a time here gives way to a later sign-up, or expires.
alter table users
  add column unconfirmed_since timestamptz,
  -- The hash of a random key that the browser made for its sign-up, so that the same browser can send it again.
  add column sign_up_key_hash bytea;
