// Undoes what the audit log keeps of a step: its rows as they were before, where they still are as it left them.
import type { Context } from '../context.ts'
import { ConflictError, ForbiddenError, NotFoundError, type ExpectedError } from '../errors.ts'
import type { Call, Transaction } from '../mutation.ts'
import { groupBy } from '../groupBy.ts'
import { globalId, parseGlobalId } from '../node.ts'
import { nounOf } from '../noun.ts'
import { changedSince } from './changedSince.ts'
import { beginUndo, findStepsBy } from './steps.ts'
import { undoableOf, type Changed, type Undoable } from './undoable.ts'
import * as t from './__generated__/messages.ts'

type Entry = Changed & { id: string; undoesId: string | null }

findStepsBy(async (context, stepId) => {
  const { auditEntry } = context.db.prisma
  const entries = await auditEntry.findMany({
    where: { stepId, actorId: context.requireViewer().id },
    orderBy: { id: 'desc' },
  })
  if (!entries.length) return undefined
  const node = entries.find(({ noun, nounId }) => parseGlobalId(globalId(noun, nounId)))
  return {
    nodeId: node ? globalId(node.noun, node.nounId) : null,
    isUndo: entries.some(({ undoesId }) => undoesId !== null),
    isUndone: (await auditEntry.findFirst({ where: { undoesId: stepId }, select: { id: true } })) !== null,
    undo: (call) => undoEntries(call, stepId, entries as Entry[]),
  }
})

/** In a table, by what names a row there. */
interface Place {
  table: string
  key: readonly string[]
  how: Undoable
}

function placeOf(noun: string): Place | undefined {
  const how = undoableOf(noun)
  if (how === 'STAYS') return undefined
  const table = nounOf(noun)?.table
  if (!how || !table) throw new ConflictError(t.notUndoable)
  return { table, key: how.key ?? ['id'], how }
}

async function undoEntries({ context, write }: Call, stepId: string, entries: readonly Entry[]): Promise<void> {
  const nouns = [...groupBy(entries, ({ noun }) => noun)].flatMap(([noun, changed]) => {
    const place = placeOf(noun)
    return place ? [{ place, changed }] : []
  })
  if (!nouns.length) throw new ConflictError(t.notUndoable)
  for (const { place, changed } of nouns) for (const one of changed) await requireUndo(context, place, one)
  await write(async (transaction) => {
    await beginUndo(transaction, stepId)
    for (const { place, changed } of nouns) {
      const work = async () => {
        for (const one of changed) await putBack(context, transaction, place, one)
      }
      const { around } = place.how
      await (around ? around({ context, transaction, stepId, changed }, work) : work())
    }
    return {}
  })
}

/** Throws where it is of a kind that stays, or the viewer may not do it any more. */
async function requireUndo(context: Context, { how }: Place, changed: Entry): Promise<void> {
  const { before, after } = changed
  const isPart = before && after ? differing(before, after).every((name) => how.columns.includes(name)) : how.isWhole
  if (!isPart) throw new ConflictError(t.notUndoable)
  try {
    await how.require(context, changed)
  } catch (error) {
    if (!(error instanceof NotFoundError || error instanceof ForbiddenError)) throw error
    throw new ForbiddenError(t.rightGone({ what: 'other', reason: reasonIn(error) }))
  }
}

/** That something is not there any more is no reason that says more. */
const reasonIn = (error: ExpectedError) => (error instanceof NotFoundError ? '' : error.message)

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const differing = (one: Record<string, unknown>, other: Record<string, unknown>) =>
  Object.keys(one).filter((name) => !isSame(one[name], other[name]))

const named = (names: readonly string[], as: (name: string) => string, between = ', ') =>
  names.map((name) => as(`"${name}"`)).join(between)

async function putBack(context: Context, transaction: Transaction, place: Place, entry: Entry): Promise<void> {
  const { table, key } = place
  const { before, after } = entry
  const record = `jsonb_populate_record(null::${table}, $1::jsonb) r`
  const row = JSON.stringify(before ?? after)
  const isIt = named(key, (name) => `x.${name} = r.${name}`, ' and ')
  const [current] = await transaction.$queryRawUnsafe<{ row: Record<string, unknown> }[]>(
    `select to_jsonb(x) as row from ${table} x, ${record} where ${isIt} for update of x`,
    row,
  )
  const isAsLeft = after ? current && !differing(after, current.row).length : !current
  if (!isAsLeft) throw await whoChanged(context, transaction, entry)
  if (!before) {
    await transaction.$executeRawUnsafe(`delete from ${table} x using ${record} where ${isIt}`, row)
  } else if (!after) {
    const columns = Object.keys(before)
    await transaction.$executeRawUnsafe(
      `insert into ${table} (${named(columns, String)}) select ${named(columns, (name) => `r.${name}`)} from ${record}`,
      row,
    )
  } else {
    const columns = named(differing(before, after), (name) => `${name} = r.${name}`)
    const version = 'version' in current!.row ? ', version = x.version + 1' : ''
    await transaction.$executeRawUnsafe(`update ${table} x set ${columns}${version} from ${record} where ${isIt}`, row)
  }
}

/** Who changed a row since, as far as the audit log tells. */
async function whoChanged(context: Context, transaction: Transaction, { id, noun, nounId, rootId }: Entry) {
  const later = await transaction.auditEntry.findFirst({
    where: { noun, nounId, rootId, id: { gt: id }, undoesId: null },
    orderBy: { id: 'desc' },
    select: { at: true, actor: { select: { id: true, name: true } } },
  })
  const root = await transaction.organization.findUnique({ where: { id: rootId }, select: { timeZone: true } })
  return changedSince(context, {
    what: 'other',
    by: later?.actor ?? undefined,
    at: later?.at ?? context.now,
    timeZone: root?.timeZone ?? 'UTC',
  })
}
