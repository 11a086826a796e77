-- What is due to be told of is kept, under the name that it has from now on.
alter table notification_due rename to outbox;
alter sequence notification_due_id_seq rename to outbox_id_seq;
alter table outbox rename constraint notification_due_pkey to outbox_pkey;

-- What happened before was told to webhooks when it happened.
alter table outbox add column listeners uuid[] not null default '{}';

-- Whoever writes adds to the outbox in the same transaction.
drop trigger if exists action_history_due on action_history;
drop trigger if exists action_history_webhook on action_history;
drop trigger if exists note_due on note;
drop trigger if exists note_webhook on note;
drop trigger if exists association_request_due on association_request;
drop trigger if exists appointment_webhook_insert on appointment;
drop trigger if exists appointment_webhook_update on appointment;
drop trigger if exists breach_webhook_insert on breach;
drop trigger if exists breach_webhook_update on breach;
drop trigger if exists import_webhook on import;
drop trigger if exists observation_import_webhook on observation_import;
drop function if exists history_due(), note_due(), association_due(), webhook_of_history(), webhook_of_note(),
  webhook_of_appointment(), webhook_of_breach(), webhook_of_import(), webhook_of_observation_import(),
  webhook_raise(text, uuid, uuid, jsonb, timestamptz);
