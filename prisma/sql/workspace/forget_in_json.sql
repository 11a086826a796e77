-- A value without who a former member was, where that is a whole text of it, be it with an access level behind.
create or replace function forget_in_json(kept jsonb, f forgetting) returns jsonb language sql immutable as $$
  select replace(replace(replace(kept::text, to_json(f.name)::text, '"Former member"'),
    rtrim(to_json(f.name)::text, '"') || ', ', '"Former member, '), to_json(f.email)::text, '""')::jsonb
$$;
