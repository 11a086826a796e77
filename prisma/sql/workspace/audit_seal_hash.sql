-- The hash of a seal: of whose it is, its place in the chain, the seal before, and its entries.
create or replace function audit_seal_hash(root uuid, number int, previous bytea, leaves bytea) returns bytea
  language sql immutable as $$
  select sha256(uuid_send(root) || int4send(number) || previous || leaves)
$$;
