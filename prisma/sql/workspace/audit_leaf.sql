-- The hash of an entry of the audit log: of all that it says. Where a person was erased from a value, the hash of what it was
-- stands for it, so that the entry is still known for what it was.
create or replace function audit_leaf(e audit_entry) returns bytea language sql immutable as $$
  select sha256(convert_to(jsonb_build_array(e.id, e.root_id, e.organization_id, e.actor_id, e.noun, e.noun_id, e.action,
    extract(epoch from e.at), e.step_id, e.undoes_id,
    coalesce(e.erased ->> 'before', encode(sha256(convert_to(e.before::text, 'UTF8')), 'hex')),
    coalesce(e.erased ->> 'after', encode(sha256(convert_to(e.after::text, 'UTF8')), 'hex')))::text, 'UTF8'))
$$;
