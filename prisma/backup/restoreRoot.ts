// One root organization of a backup, into a database where others live: no row of theirs is touched. The backup is
// restored whole beside it, into a database that is gone afterwards, and the rows of the root are taken from there.
import { escapeIdentifier, type Client, type ClientBase } from 'pg'
import { withConnection, type Connection } from '../connect.ts'
import { startScratch } from '../scratch.ts'
import { StartError } from '../startError.ts'
import { withStartLock } from '../startLock.ts'
import { inTransaction } from '../transaction.ts'
import { closeReferences, keepShared, type LeftOut } from './fitRows.ts'
import { putRows } from './putRows.ts'
import { renumber, type Renumbered } from './renumber.ts'
import { restore, type RestoreOptions, type Restored } from './restore.ts'
import { fetchRows } from './restoredTables.ts'
import { beginRootNumbers } from './rootNumbers.ts'
import { rootPlanOf, type RootPlan } from './rootPlan.ts'

export interface RestoredRoot extends Restored {
  name: string
  /** Numbers that others have meanwhile. */
  renumbered: Renumbered[]
  /** The addresses of accounts that were closed since, and are open again. */
  opened: string[]
  /** How many rows were left out, by table: somebody has the like of them already, or what they are of is not there. */
  leftOut: LeftOut[]
}

export interface RootOptions extends RestoreOptions {
  /** Its id in the database, or its legal name. */
  root: string
}

export async function restoreRoot(
  owner: Connection,
  { root, file, secret, signal, say }: RootOptions,
): Promise<RestoredRoot> {
  const scratch = await startScratch()
  try {
    const restored = await restore(scratch.owner, { file, secret, signal, say })
    return await withConnection(scratch.owner, async (source) => {
      const { id, name } = await rootNamed(source, root)
      return withStartLock(
        owner,
        async (target) => {
          const { rows, ...more } = await take(source, target, id, restored.createdAt)
          return { ...restored, name, rows, ...more }
        },
        { signal, say },
      )
    })
  } finally {
    await scratch.stop()
  }
}

async function rootNamed(source: ClientBase, root: string): Promise<{ id: string; name: string }> {
  const { rows } = await source.query<{ id: string; name: string }>(
    'select id, legal_name as name from organization where parent_id is null order by legal_name, id',
  )
  const named = rows.filter(({ id, name }) => id === root || name === root)
  if (named.length === 1) return named[0]!
  const each = rows.map(({ id, name }) => `${name} (${id})`).join(', ')
  throw new StartError(
    named.length
      ? `Several root organizations of the backup are called ${root}. Name its id: ${each}.`
      : `The backup has no root organization ${root}. It has ${each}.`,
    'data',
  )
}

type Taken = Pick<RestoredRoot, 'rows' | 'renumbered' | 'opened' | 'leftOut'>

async function take(source: ClientBase, target: Client, rootId: string, takenAt: string): Promise<Taken> {
  await requireGone(source, target, rootId)
  const plan = await rootPlanOf(source, rootId)
  return inTurn(target, async () => {
    for (const part of plan.parts) await fetchRows(source, target, part)
    await lockTables(target, plan)
    const opened = await keepShared(target, plan)
    const lost = await closeReferences(target, plan)
    const renumbered = await renumber(target, plan)
    const { rows, leftOut } = await putRows(target, plan)
    await beginRootNumbers(target)
    await tell(target, rootId, takenAt)
    return { rows, renumbered, opened, leftOut: [...lost, ...leftOut] }
  })
}

/** Throws where the root, or an organization of it, is there. */
async function requireGone(source: ClientBase, target: ClientBase, rootId: string): Promise<void> {
  const { rows: own } = await source.query<{ id: string }>('select id from organization where root_id = $1', [rootId])
  const { rows } = await target.query<{ name: string }>(
    'select legal_name as name from organization where id = any($1) order by path limit 1',
    [own.map(({ id }) => id)],
  )
  if (rows[0])
    throw new StartError(
      `The database has ${rows[0].name}. Close it and wait until it is deleted, or restore into another database.`,
      'data',
    )
}

const lockSeconds = 30
const tries = 5

/**
 * With one transaction, in which whoever writes waits from its locks on. Somebody who has read may have to write next:
 * each waits for the other then, and PostgreSQL ends one of them. If it is this one, nothing was done, and it begins
 * anew.
 */
async function inTurn<T>(target: Client, work: () => Promise<T>, left = tries): Promise<T> {
  try {
    return await inTransaction(target, work)
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === '40P01' && left > 1) return inTurn(target, work, left - 1)
    if (code !== '40P01' && code !== '55P03') throw error
    throw new StartError(
      code === '55P03'
        ? `Others write for longer than ${lockSeconds} seconds. Try again at a quieter hour.`
        : 'Others keep writing to the same tables. Try again at a quieter hour.',
      'tryAgain',
    )
  }
}

async function lockTables(target: ClientBase, { parts }: RootPlan): Promise<void> {
  const tables = parts.map(({ name }) => escapeIdentifier(name)).join(', ')
  await target.query(`set local lock_timeout = '${lockSeconds}s'`)
  await target.query(`lock table ${tables} in share row exclusive mode`)
}

/** Tells processes that run of the rights that are back, and the log of the root of its return. */
async function tell(target: ClientBase, rootId: string, takenAt: string): Promise<void> {
  await target.query(
    `insert into audit_entry (root_id, organization_id, noun, noun_id, action, after)
     select id, id, 'Organization', id, 'CREATE', jsonb_build_object('legal_name', legal_name, 'backup_of', $2::text)
     from organization where id = $1`,
    [rootId, takenAt],
  )
  await target.query(
    `select tell('rights', jsonb_build_object('userId', user_id))
     from (select distinct m.user_id from membership m join organization o on o.id = m.organization_id where o.root_id = $1) m`,
    [rootId],
  )
}
