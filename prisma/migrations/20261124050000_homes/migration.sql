-- The root organization that somebody has chosen as their home; none for that of their oldest membership.
alter table app_user add column home_root_id uuid;
alter table app_user add constraint app_user_home_root_id_fkey foreign key (home_root_id) references organization (id)
  on delete set null on update cascade;
create index app_user_home_root_id_idx on app_user (home_root_id);
