-- Who signs in through a provider, by what the provider calls them for ever. The e-mail address only serves to find or
-- make the account the first time: later it may be another's.
create table social_identities (
  issuer text not null,
  subject text not null,
  user_id bigint not null references users on delete cascade,
  email_at_linking text not null,
  linked_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (issuer, subject),
  -- A second account of the same provider with the same address is the address's next owner, or somebody who pretends.
  unique (user_id, issuer)
);

-- Sign-ins that came back from the provider: each does so once, whoever sends it again.
create table social_sign_in_returns (
  state_hash bytea primary key,
  returned_at timestamptz not null
);
create index social_sign_in_returns_time_idx on social_sign_in_returns (returned_at);
