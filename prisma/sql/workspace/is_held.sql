-- Whether a legal hold keeps what is of a root organization, of one of these people there, or of this record.
create or replace function is_held(root uuid, people uuid[], record uuid) returns boolean language sql stable as $$
  select exists (select from legal_hold h where h.root_id = root and h.lifted_at is null
    and (h.user_id = any(people) or h.action_id = record or h.user_id is null and h.action_id is null))
$$;
