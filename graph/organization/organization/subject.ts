// What a change of the tree needs to know of an organization, and what stands in the way of everybody.
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { ConflictError, NotFoundError } from '../../kernel/errors.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { uuidOf } from '../../kernel/node.ts'
import { rowReader } from '../../kernel/rowReader.ts'
import { stale } from '../../kernel/stale.ts'
import { nothingBelow, typesBelow } from './levels.ts'
import { visibleOrganizations } from './visibleOrganizations.ts'
import { named, the } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'
import type { Said } from '../../kernel/messages/text.ts'

export const subjectColumns = {
  id: true,
  rootId: true,
  parentId: true,
  path: true,
  type: true,
  legalName: true,
  archivedAt: true,
  version: true,
} as const satisfies Prisma.OrganizationSelect

export type Subject = Prisma.OrganizationGetPayload<{ select: typeof subjectColumns }>

export const organizationPlace = ({ id, rootId }: Pick<Subject, 'id' | 'rootId'>) => ({ rootId, organizationId: id })

const readSubject = rowReader('organization', (context) => ({
  where: visibleOrganizations(context),
  select: subjectColumns,
}))

/** An organization that the viewer sees, by its global id; what they don't see is as absent as what does not exist. */
export async function findSubject(context: Context, globalId: string, what = the('Organization')): Promise<Subject> {
  const subject = await readSubject(context, uuidOf('Organization', globalId, what))
  if (!subject) throw new NotFoundError(what)
  return subject
}

/**
 * Makes changes of a tree go one after the other until this one is done, so that what is looked at holds: the lock is
 * the one that the move's trigger takes.
 */
export async function lockTree(transaction: Transaction, rootId: string): Promise<void> {
  await transaction.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${rootId}, 0))`
}

/** The organization as it is once the tree is locked. */
export async function readAgain(transaction: Transaction, id: string, what = the('Organization')): Promise<Subject> {
  const subject = await transaction.organization.findUnique({ where: { id }, select: subjectColumns })
  if (!subject) throw new NotFoundError(what)
  return subject
}

/** Throws where somebody has changed the organization since the version that was seen. */
export function requireVersion(
  subject: Pick<Subject, 'legalName' | 'version'>,
  version: number | null | undefined,
): void {
  if (version != null && version !== subject.version)
    throw stale(named(subject.legalName), { version }, { version: subject.version })
}

type Standing = Pick<Subject, 'type' | 'archivedAt' | 'parentId'>

/** What stands in the way of everybody, by what is to be done. */
export const obstacles = {
  edit: ({ archivedAt }: Standing) => (archivedAt ? t.archived : undefined),
  addChild: ({ archivedAt, type }: Standing) =>
    archivedAt ? t.archived : typesBelow(type).length ? undefined : nothingBelow(type),
  move: ({ archivedAt, parentId }: Standing) => (parentId ? (archivedAt ? t.archived : undefined) : t.rootStays),
  archive: ({ archivedAt, parentId }: Standing) =>
    parentId ? (archivedAt ? t.archivedAlready : undefined) : t.rootNotArchived,
  restore: ({ archivedAt }: Standing) => (archivedAt ? undefined : t.notArchived),
}

/** Throws the obstacle where there is one. */
export function requireFree(obstacle: Said | undefined): void {
  if (obstacle) throw new ConflictError(obstacle)
}
