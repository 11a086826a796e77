import type { Db } from '../../kernel/db.ts'
import type { References } from '../../kernel/references.ts'
import { compose } from './compose.ts'
import { type NotedEvent } from './notedEvent.ts'

const noted = `
  select json_build_object('id', id, 'kind', kind, 'organizationId', organization_id, 'facts', facts, 'at', at)
  from webhook_event where id = any($1::uuid[]) and body is null`

const keep = `
  update webhook_event e set body = b.body from jsonb_to_recordset($1::jsonb) b(id uuid, body text) where e.id = b.id and e.body is null`

/** What is sent of events, made and kept where it is not yet: each try, to whichever webhook, sends the same bytes. */
export async function bodiesOf(
  db: Db,
  references: References,
  eventIds: readonly string[],
): Promise<Map<string, string>> {
  const ids = [...new Set(eventIds)]
  const events = (await db.run<[row: Omit<NotedEvent, 'at'> & { at: string }]>(noted, [ids]))
    .map(([row]) => row)
    .map((event) => ({ ...event, at: new Date(event.at) }))
  if (events.length) {
    const bodies = await compose(db, references, events)
    await db.run(keep, [JSON.stringify([...bodies].map(([id, body]) => ({ id, body })))])
  }
  const rows = await db.run<[id: string, body: string]>(
    'select id, body from webhook_event where id = any($1::uuid[])',
    [ids],
  )
  return new Map(rows.map(([id, body]) => [id, body]))
}
