-- What has happened is a row that each process reads by position. NOTIFY took one lock for all commits of a database, so
-- that writers waited for each other. The rows are of use for minutes: what a crash takes with it, nobody waits for.
create unlogged table event (
    xid bigint not null default pg_current_xact_id()::text::bigint,
    id bigserial not null,
    channel text not null,
    payload jsonb not null,
    at timestamptz(3) not null default clock_timestamp(),
    constraint event_pkey primary key (xid, id)
);
