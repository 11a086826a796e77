-- Whether what is written now undoes a step: what followed from that is put back as it was, and follows no second time.
create or replace function is_undoing() returns boolean language sql stable as $$
  select coalesce(current_setting('opsgraph.undoes', true), '') <> ''
$$;
