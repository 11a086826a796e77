create or replace function organization_level(type organization_type) returns int language sql immutable as $$
  select array_position(enum_range(null::organization_type), type)
$$;
