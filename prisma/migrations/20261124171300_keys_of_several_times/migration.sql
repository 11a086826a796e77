-- A key that was rotated stays beside the one that is used, and keys may be sealed.
alter table server_key
  add column id text not null default '',
  add column retired_at timestamptz(3),
  add column sealed boolean not null default false;
