-- What a seeker wants of letters written with AI: one text each, empty where it was taken away again.
create table ai_instructions (
  id bigint generated always as identity primary key,
  user_id bigint not null unique references users on delete cascade,
  instructions text not null check (char_length(instructions) <= 2000),
  updated_at timestamptz not null
);
