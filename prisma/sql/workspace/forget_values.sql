-- What an entry of the audit log says of a person, without who it is.
create or replace function forget_values(kept jsonb, former text) returns jsonb language sql immutable as $$
  select (kept - array['username', 'from_address', 'user_agent', 'phone', 'user_name', 'external_id', 'given_name', 'family_name'])
    || case when kept ? 'name' then '{"name": "Former member"}'::jsonb else '{}' end
    || case when kept ? 'display_name' then '{"display_name": "Former member"}'::jsonb else '{}' end
    || case when kept ? 'email' then jsonb_build_object('email', former) else '{}' end
$$;
