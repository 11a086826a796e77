import { z } from 'zod'
import { isOpenRoot } from '../../kernel/closing.ts'
import type { Context } from '../../kernel/context.ts'
import { ConflictError, NotFoundError, ValidationError } from '../../kernel/errors.ts'
import { join } from '../membership/join.ts'
import { mutation, type Transaction } from '../../kernel/mutation.ts'
import { uuidIn, uuidOf } from '../../kernel/node.ts'
import { outboxSql } from '../../kernel/outbox.ts'
import { visibleOrganizations } from '../../organization/organization/visibleOrganizations.ts'
import { requireAt } from '../../kernel/permission.ts'
import { visibleUsers } from '../user/visibleUsers.ts'
import { check, text, say } from '../../kernel/validation.ts'
import { requestInAnswer } from './requestInAnswer.ts'
import { decide } from './rules.ts'
import { the } from '../../kernel/noun.ts'
import * as m from './__generated__/messages.ts'

const mostPending = 20

const shape = z.object({
  organizationId: z
    .string()
    .trim()
    .transform((id, problems) => {
      const uuid = uuidIn('Organization', id)
      if (uuid === undefined) problems.addIssue(say(m.writeId).error())
      return uuid ?? z.NEVER
    }),
  note: text(0, 500).nullish(),
})

mutation('requestAssociation', {
  description:
    'Requests to join an organization, without revealing whether the organization exists; a request for another user needs the right to accept it, and is accepted at once.',
  policy: 'signedIn',
  input: (t) => ({
    organizationId: t.id({ required: true, description: 'The id of the organization.' }),
    note: t.string({ description: 'A note for the person who decides on the request.' }),
    userId: t.id({ description: 'The user to request membership for; defaults to the viewer.' }),
  }),
  async resolve(input, { context, write }) {
    const viewer = context.requireViewer()
    const userId = input.userId ? uuidOf('User', input.userId) : viewer.id
    const { organizationId: askedFor, note } = check(shape, input)
    const asking = { userId, askedFor, note: note ?? '' }
    if (userId !== viewer.id) {
      const organization = await organizationOf(context, userId, askedFor)
      return write((transaction) => takeIn(transaction, context, asking, organization))
    }
    // One's own membership is known to oneself; nothing else is asked before, so that all ids are answered alike.
    if (viewer.memberships.some(({ organizationId }) => organizationId === askedFor)) {
      throw new ConflictError(m.belongsAlready)
    }
    return write(async (transaction) => ({ requestId: await pendingRequest(transaction, context, asking) }))
  },
  success: requestInAnswer,
})

interface Asking {
  userId: string
  askedFor: string
  note: string
}

const request = `
  with asked as (
    insert into association_request (user_id, asked_for, organization_id, note, created_at)
    values ($1::uuid, $2::uuid, (select id from organization where id = $2::uuid and archived_at is null and ${isOpenRoot('organization.root_id')}), $3, $4)
    on conflict (user_id, asked_for) where status = 'PENDING' do nothing returning id, organization_id, created_at)
  ${outboxSql({ kind: `'REQUEST'`, from: 'asked where organization_id is not null', ofId: 'id', at: 'created_at' })}`

/** The pending request, made where there is none; the same statements for every id. */
async function pendingRequest(
  transaction: Transaction,
  { now }: Context,
  { userId, askedFor, note }: Asking,
): Promise<string> {
  const pending = await transaction.associationRequest.count({
    where: { userId, status: 'PENDING', askedFor: { not: askedFor } },
  })
  if (pending >= mostPending) {
    throw new ValidationError([{ path: 'organizationId', message: m.tooMany({ most: mostPending }) }])
  }
  await transaction.$executeRawUnsafe(request, userId, askedFor, note, now)
  const { id } = await transaction.associationRequest.findFirstOrThrow({
    where: { userId, askedFor, status: 'PENDING' },
    select: { id: true },
  })
  return id
}

/** The organization into which the viewer may take somebody whom they see. */
async function organizationOf(context: Context, userId: string, organizationId: string) {
  const { prisma } = context.db
  const user = await prisma.user.findFirst({
    where: { AND: [visibleUsers(context), { id: userId }] },
    select: { id: true },
  })
  if (!user) throw new NotFoundError(the('User'))
  const organization = await prisma.organization.findFirst({
    where: { AND: [visibleOrganizations(context), { id: organizationId, archivedAt: null }] },
    select: { id: true, rootId: true },
  })
  if (!organization) throw new NotFoundError(the('Organization'))
  requireAt(context.requireViewer(), 'associations.accept', {
    rootId: organization.rootId,
    organizationId: organization.id,
  })
  return organization
}

async function takeIn(
  transaction: Transaction,
  context: Context,
  asking: Asking,
  organization: { id: string; rootId: string },
) {
  const { now } = context
  const { userId, askedFor } = asking
  const before = await transaction.associationRequest.findFirst({
    where: { userId, askedFor, status: 'ACCEPTED' },
    orderBy: { legacyId: 'desc' },
    select: { id: true },
  })
  const requestId = before?.id ?? (await pendingRequest(transaction, context, asking))
  if (!before) await decide(transaction, { id: requestId, to: 'ACCEPTED', deciderId: context.requireViewer().id, now })
  const placement = { departmentId: null, groupId: null, jobRoleId: null }
  await join(transaction, { userId, organization, accessLevel: 'TRANSACTIONAL', placement, startsAt: now, now })
  return { requestId }
}
