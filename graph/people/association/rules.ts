// What holds for every decision about a request.
import type { AssociationStatus } from '../../../prisma/__generated__/client/enums.ts'
import type { Context } from '../../kernel/context.ts'
import { ConflictError, NotFoundError } from '../../kernel/errors.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { uuidIn } from '../../kernel/node.ts'
import { addToOutbox } from '../../kernel/outbox.ts'
import { requireAt } from '../../kernel/permission.ts'
import { stale } from '../../kernel/stale.ts'
import { readAskedOrganization } from './readAskedOrganization.ts'
import { visibleRequests } from './visibleRequests.ts'
import type { Text } from '../../kernel/messages/text.ts'
import { the } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

export const statusNames: Record<AssociationStatus, Text> = {
  PENDING: t.pending,
  ACCEPTED: t.accepted,
  DECLINED: t.declined,
  WITHDRAWN: t.withdrawn,
}

/**
 * Where the right to decide is asked for. A request for nothing that exists is decided by nobody, in the same words.
 */
export const toBePlacedIn = (organization: { id: string; rootId: string } | null) => ({
  rootId: organization?.rootId ?? '',
  organizationId: organization?.id ?? '',
})

interface RequestInput {
  id?: string | null
  internalID?: number | null
}

/** The request that is meant, by its id or its number, as far as the viewer sees it. */
export async function requestFor(context: Context, { id, internalID }: RequestInput) {
  const uuid = id ? uuidIn('AssociationRequest', id) : undefined
  if (uuid === undefined && (id != null || internalID == null)) throw new NotFoundError(the('AssociationRequest'))
  const request = await context.db.prisma.associationRequest.findFirst({
    where: { AND: [visibleRequests(context), uuid ? { id: uuid } : { legacyId: internalID! }] },
    select: { id: true, userId: true, organizationId: true, askedFor: true, invitationId: true },
  })
  if (!request) throw new NotFoundError(the('AssociationRequest'))
  return request
}

/** The same, for whoever may decide about it. */
export async function decidableFor(context: Context, input: RequestInput) {
  const request = await requestFor(context, input)
  const query = { select: { id: true, rootId: true, archivedAt: true } }
  const organization = await readAskedOrganization<{ id: string; rootId: string; archivedAt: Date | null }>(
    context,
    request,
    query,
  )
  requireAt(context.requireViewer(), 'associations.accept', toBePlacedIn(organization))
  return { ...request, organization: organization! }
}

interface Decision {
  id: string
  to: Exclude<AssociationStatus, 'PENDING'>
  deciderId: string
  reason?: string
  version?: number | null
  now: Date
}

/**
 * Decides a pending request, and answers whether it did: the same decision again changes nothing, another one is a
 * conflict.
 */
export async function decide(
  transaction: Transaction,
  { id, to, deciderId, reason, version, now }: Decision,
): Promise<boolean> {
  const [row] = await transaction.$queryRaw<{ status: AssociationStatus; version: number }[]>`
    select status, version from association_request where id = ${id}::uuid for update`
  if (row?.status === to) return false
  if (row?.status !== 'PENDING') throw new ConflictError(t.decidedAlready({ status: row!.status }))
  if (version != null && version !== row.version) {
    throw stale(the('AssociationRequest'), { version }, { version: row.version })
  }
  await transaction.associationRequest.update({
    where: { id },
    data: { status: to, deciderId, reason, decidedAt: now, version: { increment: 1 } },
  })
  if (to !== 'WITHDRAWN') await addToOutbox(transaction, { kind: 'REQUEST_DECIDED', ofId: id, at: now })
  return true
}
