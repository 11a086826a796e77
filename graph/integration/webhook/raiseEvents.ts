// Makes of what has happened an event for the webhooks that were on then and want to know, at its organization or above
// it. One that was turned off since keeps its event until it is on again.
import type { Services } from '../../kernel/context.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { setListeners } from '../../kernel/outbox.ts'
import { entryColumns, tellFromOutbox, type Entries } from '../../kernel/readOutbox.ts'
import { Parameters } from '../../kernel/statement/scopeSql.ts'
import { told } from './told.ts'
import { matchesFilter } from './webhookFilter.ts'

const text = (matches: string) => `
  with entry as materialized (
    select * from jsonb_to_recordset($1::jsonb) o(${entryColumns}) where listeners <> '{}'),
  happened as materialized (${told.join(' union all ')}),
  wanted as materialized (
    select h.*, w.id as webhook_id, w.is_active from happened h
    join webhook w on w.id = any(h.listeners) and h.kind = any(w.events)
    join organization o on o.id = h.organization_id
    join organization top on top.id = w.organization_id and starts_with(o.path, top.path)
    where true${matches}),
  event as materialized (
    select distinct on (entry_id, n) uuidv7() as id, * from wanted order by entry_id, n),
  raised as (
    insert into webhook_event (id, kind, organization_id, subject_id, facts, at)
    select id, kind, organization_id, subject_id, facts, at from event order by entry_id, n)
  insert into webhook_delivery (webhook_id, event_id, subject_id, next_at)
  select w.webhook_id, e.id, e.subject_id, case when w.is_active then e.at end
  from event e join wanted w on w.entry_id = e.entry_id and w.n = e.n order by e.entry_id, e.n, w.webhook_id`

async function raiseEvents(services: Services, tx: Transaction, entries: Entries): Promise<void> {
  const parameters = new Parameters()
  parameters.add(entries)
  const matches = await matchesFilter(services, tx, entries, parameters)
  await tx.$executeRawUnsafe(text(matches), ...parameters.values)
}

setListeners((rootId) => `array(select id from webhook where is_active and root_id = ${rootId})`)
tellFromOutbox(raiseEvents)
