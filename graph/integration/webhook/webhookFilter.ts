// Of which records a webhook is told: the filter of all lists of records, read in the name of who made the webhook.
import { GraphQLError } from 'graphql'
import { Prisma } from '../../../prisma/__generated__/client/client.ts'
import { Context, type Services } from '../../kernel/context.ts'
import type { Filter } from '../../kernel/list/filterWhere.ts'
import { readFilter } from '../../kernel/list/readFilter.ts'
import { whereSql } from '../../kernel/list/whereSql.ts'
import { loadViewersOf } from '../../kernel/loadViewer.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { entryColumns, type Entries } from '../../kernel/readOutbox.ts'
import type { Parameters } from '../../kernel/statement/scopeSql.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { unstorable } from '../../kernel/validation.ts'
import { ValidationError } from '../../kernel/errors.ts'
import { recordsWhere } from '../../work/action/actionFilter.ts'

/** What is kept of a filter, undefined where none is given; throws where it names what can't be compared. */
export async function keptFilter(context: Context, filter: Filter | null | undefined) {
  if (filter === undefined) return undefined
  if (filter === null) return Prisma.DbNull
  const problems = unstorable(filter, 'filter')
  if (problems.length) throw new ValidationError(problems)
  await recordsWhere(context, filter, 'input.filter')
  return JSON.parse(JSON.stringify(filter)) as Prisma.InputJsonObject
}

interface Filtered {
  id: string
  filter: unknown
  createdById: string
}

const filteredOf = `
  select id, filter, created_by_id as "createdById" from webhook where filter is not null and id = any(array(
    select unnest(listeners) from jsonb_to_recordset($1::jsonb) o(${entryColumns})))`

/**
 * The condition that a webhook `w` is to hear of what `h` is about, with an "and" before it: of its `record` as it was
 * then. What is about no record passes. A filter that finds nothing any more lets no record pass.
 */
export async function matchesFilter(
  services: Services,
  tx: Transaction,
  entries: Entries,
  parameters: Parameters,
): Promise<string> {
  const filtered = await tx.$queryRawUnsafe<Filtered[]>(filteredOf, entries)
  if (!filtered.length) return ''
  const makers = filtered.map(({ createdById }) => createdById)
  const viewers = await loadViewersOf(services.db, makers, services.clock.now())
  const conditions = await Promise.all(
    filtered.map(async (webhook) => {
      const holds = await conditionOf(services, webhook, viewers.get(webhook.createdById) ?? null, parameters)
      const isOther = `w.id <> ${parameters.add(webhook.id)}::uuid or h.record is null`
      return ` and (${isOther} or exists (select from jsonb_populate_record(null::action, h.record) a where ${holds}))`
    }),
  )
  return conditions.join('')
}

async function conditionOf(
  services: Services,
  { id, filter: kept }: Filtered,
  viewer: Viewer | null,
  parameters: Parameters,
): Promise<string> {
  const filter = viewer && readFilter('Action', kept)
  if (!filter) return 'false'
  try {
    const context = new Context(services, { requestId: 'webhook', address: '', userAgent: '' }, viewer)
    return whereSql('Action', await recordsWhere(context, filter, 'filter'), parameters)
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error
    services.log.warn({ webhook: id, err: error }, 'a webhook has a filter that can’t be read')
    return 'false'
  }
}
