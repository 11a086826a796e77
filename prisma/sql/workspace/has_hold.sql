-- Whether a legal hold keeps anything of a root organization.
create or replace function has_hold(root uuid) returns boolean language sql stable as $$
  select exists (select from legal_hold where root_id = root and lifted_at is null)
$$;
