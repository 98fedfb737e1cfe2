-- What a listing's words say of its hours, and where its text contradicts the board's type or pay: read once.
alter table jobs add column said jsonb;
