-- A text without who a former member was: their address, and their name where it stands as words of its own.
create or replace function forget_in_text(kept text, f forgetting) returns text language sql immutable as $$
  select regexp_replace(replace(kept, f.email, f.user_id || '@former.invalid'),
    '(?<!\w)' || regexp_replace(f.name, '(\W)', '\\\1', 'g') || '(?!\w)', 'Former member', 'g')
$$;
