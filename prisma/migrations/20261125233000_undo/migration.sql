-- Steps are undone: a step of a record by another step of its history, any other by what the audit log kept of it.
alter table action_history add column undoes_id uuid;
alter table action_history add constraint action_history_undoes_id_fkey foreign key (undoes_id) references action_history (id)
  on delete cascade on update cascade;
create unique index action_history_undoes on action_history (undoes_id) where undoes_id is not null;

alter table audit_entry add column step_id uuid, add column undoes_id uuid;
create index audit_entry_step on audit_entry (step_id) where step_id is not null;
create index audit_entry_undoes on audit_entry (undoes_id) where undoes_id is not null;
