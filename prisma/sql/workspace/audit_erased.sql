-- What stays of the values of an entry from which a person is erased: the hashes of what they were, the first time.
create or replace function audit_erased(e audit_entry) returns jsonb language sql immutable as $$
  select jsonb_strip_nulls(jsonb_build_object('before', encode(sha256(convert_to(e.before::text, 'UTF8')), 'hex'),
    'after', encode(sha256(convert_to(e.after::text, 'UTF8')), 'hex'))) || coalesce(e.erased, '{}')
$$;
