-- AlterTable
ALTER TABLE "organization" ADD COLUMN     "number" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "counter" (
    "root_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "value" INTEGER NOT NULL,

    CONSTRAINT "counter_pkey" PRIMARY KEY ("root_id","name")
);

-- AddForeignKey
ALTER TABLE "counter" ADD CONSTRAINT "counter_root_id_fkey" FOREIGN KEY ("root_id") REFERENCES "organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What is there is numbered in the order of the tree, and the counters go on behind it.
update organization o set number = n.n
from (select id, row_number() over (partition by root_id order by path) as n from organization) n where n.id = o.id;
insert into counter (root_id, name, value)
select root_id, 'organization', greatest(9, max(number)) from organization group by root_id;
create unique index organization_number on organization (root_id, number);

-- The next number of a tree: from `first` up, each once.
create function next_number(root uuid, counted text, first int) returns int language sql as $$
  insert into counter as c (root_id, name, value) values (root, counted, first)
  on conflict (root_id, name) do update set value = c.value + 1
  returning value
$$;

-- The tree: root, path and number follow from the parent. A root is number 1 of its tree, what is added begins at 10.
create or replace function organization_place() returns trigger language plpgsql as $$
begin
  if new.parent_id is null then
    new.root_id := new.id;
    new.path := '/' || new.legacy_id || '/';
    new.number := 1;
  else
    select root_id, path || new.legacy_id || '/' into new.root_id, new.path
    from organization where id = new.parent_id;
    new.number := next_number(new.root_id, 'organization', 10);
  end if;
  return new;
end $$;
