-- What somebody changed themselves, newest first.
create index audit_entry_actor on audit_entry (actor_id, id);
