-- What has ended is found without walking all that holds.
create index membership_ends_at on membership (ends_at) where ends_at is not null;
