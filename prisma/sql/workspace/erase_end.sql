-- What stays of a root organization: that it was closed, by whom, and what it was called.
create or replace function erase_end(c closing) returns void language plpgsql as $$
begin
  insert into audit_entry (root_id, actor_id, noun, noun_id, action, before)
  values (c.root_id, (select id from app_user where id = c.closed_by_id), 'Organization', c.root_id, 'DELETE',
    jsonb_build_object('legal_name', c.name, 'closed_at', c.closed_at));
  -- The last seal stays, by which a copy of the log is known for what it was.
  delete from audit_seal s where s.root_id = c.root_id
    and s.number < (select max(number) from audit_seal l where l.root_id = c.root_id);
  delete from closing where root_id = c.root_id;
end $$;
