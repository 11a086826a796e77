-- What records were until they changed. The columns of `action` stand last and in their order, so that a trigger copies
-- them as they are: a column that is added to the one is added to the other.
create table action_past (
    until timestamptz(3) not null,
    era bigint not null,
    position bigserial not null,
    step_id uuid,
    like action,
    constraint action_past_pkey primary key (id, until, position)
);

-- The board of an instant is read from this index alone, whatever the viewer reaches; its rows are looked up then.
create index action_past_era on action_past (root_id, era, bucket, board_order, id)
    include (until, updated_at, organization_id, department_id, group_id, parties);

-- What is old is removed: rows stand in the order of time.
create index action_past_until_idx on action_past using brin (until);

-- The same of what belongs to a record or is an appointment: few, and each as one value.
create table past_row (
    position bigserial not null,
    root_id uuid not null,
    of_id uuid not null,
    kind text not null,
    key text not null,
    row jsonb,
    until timestamptz(3) not null,
    step_id uuid,
    constraint past_row_pkey primary key (position)
);
create index past_row_of_id_until_idx on past_row (of_id, until);
create index past_row_root_id_kind_until_idx on past_row (root_id, kind, until);
create index past_row_until_idx on past_row using brin (until);

-- From now on it is kept; what was before is rebuilt from history by a job, as far as that tells it.
create table past_begin (
    at timestamptz(3) not null,
    rebuilt_to uuid,
    rebuilt_at timestamptz(3),
    constraint past_begin_pkey primary key (at)
);
insert into past_begin (at) values (current_timestamp);

-- A record stands as it is from its last change on, so that the time of that never goes back.
drop trigger action_updated_at on action;
create trigger action_updated_at before update on action
    for each row when (new.updated_at <= old.updated_at) execute function set_updated_at();
