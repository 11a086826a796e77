import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import {
  ConflictError,
  ForbiddenError,
  LimitReachedError,
  NotFoundError,
  ValidationError,
} from '../../kernel/errors.ts'
import { refusedLevel } from '../membership/authority.ts'
import { AccessLevel } from '../membership/Membership.ts'
import { placementIn, usualJobRoleId } from '../membership/placement.ts'
import { mailIsSetUp } from '../../kernel/mail/transport.ts'
import { mutation, type Transaction } from '../../kernel/mutation.ts'
import { uuidOf } from '../../kernel/node.ts'
import { rowReader } from '../../kernel/rowReader.ts'
import { visibleOrganizations } from '../../organization/organization/visibleOrganizations.ts'
import { requireAt } from '../../kernel/permission.ts'
import { publicLink } from '../../kernel/publicLink.ts'
import { hashOf, onceCode } from '../../kernel/auth/onceSecret.ts'
import { check, email, say } from '../../kernel/validation.ts'
import { Invitation } from './Invitation.ts'
import { mailInvitation } from './mailInvitation.ts'
import { loadInvitation } from './visibleInvitations.ts'
import { day } from '../../kernel/time/milliseconds.ts'
import { the } from '../../kernel/noun.ts'
import * as m from './__generated__/messages.ts'

const readOrganization = rowReader('organization', (context) => ({
  where: visibleOrganizations(context),
  select: { id: true, rootId: true, archivedAt: true, legalName: true },
}))

const shape = z.object({
  email: z
    .literal('')
    .transform(() => null)
    .or(email)
    .nullish(),
  expiresInDays: z.int().min(1, say(m.chooseDays)).max(90, say(m.chooseDays)).nullish(),
})

mutation('createInvitation', {
  description: 'Creates a single-use code to join an organization; only its hash is stored.',
  policy: 'organization.administer',
  input: (t) => ({
    organizationId: t.id({ required: true, description: 'The organization.' }),
    email: t.field({
      type: 'EmailAddress',
      description:
        'The email address of the only account that may use the code, once it is verified; if omitted, anyone with the code may use it; required for Admin.',
    }),
    sendsMail: t.boolean({
      description:
        'Whether a link is mailed to the email address that verifies it and joins at once; defaults to false; needs email to be set up, and counts as mail to an outside address.',
    }),
    accessLevel: t.field({
      type: AccessLevel,
      description: 'The access level that the person gets; defaults to Transactional.',
    }),
    departmentId: t.id({
      description: "The department; with a group it must be that group's department, and may be omitted.",
    }),
    groupId: t.id({ description: 'The group the person joins.' }),
    jobRoleId: t.id({
      description: 'The job role; defaults to that of the invitation being accepted, otherwise to Manager.',
    }),
    expiresInDays: t.int({ description: 'Days until the invitation expires, 1 to 90; defaults to 14.' }),
  }),
  errors: [LimitReachedError],
  async resolve(input, { context, write, writeDraft }) {
    const viewer = context.requireViewer()
    const { now } = context
    const id = uuidOf('Organization', input.organizationId)
    const organization = await readOrganization(context, id)
    if (!organization) throw new NotFoundError(the('Organization'))
    const place = { rootId: organization.rootId, organizationId: id }
    requireAt(viewer, 'organization.administer', place)
    const accessLevel = input.accessLevel ?? 'TRANSACTIONAL'
    const { departmentId, groupId, jobRoleId } = await placementIn(context, organization.rootId, input)
    const refused = refusedLevel(viewer, { ...place, departmentId, groupId }, accessLevel)
    if (refused) throw new ForbiddenError(refused)
    const given = check(shape, input)
    if (accessLevel === 'ADMIN' && !given.email) {
      throw new ValidationError([{ path: 'email', message: m.adminByAddress }])
    }
    if (organization.archivedAt) throw new ValidationError([{ path: 'organizationId', message: m.chooseAnother }])
    const name = randomUUID()
    const data = {
      organizationId: id,
      hash: hashOf(onceCode(context, 'invitation', name)),
      email: given.email,
      accessLevel,
      departmentId,
      groupId,
      createdById: viewer.id,
      createdAt: now,
      expiresAt: new Date(now.getTime() + (given.expiresInDays ?? 14) * day),
    }
    const draft = { name, rootId: organization.rootId, jobRoleId, data }
    if (!input.sendsMail) return writeDraft(draft, addInvitations)
    if (!given.email) throw new ValidationError([{ path: 'email', message: m.enterAddress }])
    const { settings } = context.services
    if (!mailIsSetUp(settings)) throw new ConflictError(m.noMail)
    const letter = { email: given.email, organizationName: organization.legalName, rootId: organization.rootId }
    return write(async (transaction) => {
      const mailedHash = await mailInvitation(context, transaction, letter)
      return (await addInvitations(transaction, [{ ...draft, data: { ...data, mailedHash } }]))[0]!
    })
  },
  success: (t) => ({
    secret: t.string({
      description: 'The code of the invitation, which is shown this once.',
      resolve: ({ name }, _args, context) => onceCode(context, 'invitation', name),
    }),
    url: t.field({
      type: 'URL',
      description: 'A page that takes the code, shown this once.',
      resolve: ({ name }, _args, context) =>
        publicLink(context.services.settings, `/signup?invitation=${onceCode(context, 'invitation', name)}`),
    }),
    invitation: t.field({
      type: Invitation,
      description: 'The invitation.',
      resolve: ({ invitationId }, _args, context, info) => loadInvitation(context, info, invitationId),
    }),
  }),
})

interface Draft {
  /** What its code is made of. */
  name: string
  rootId: string
  jobRoleId: string | null
  data: Omit<Prisma.InvitationCreateManyInput, 'jobRoleId'>
}

async function addInvitations(transaction: Transaction, drafts: readonly Draft[]) {
  const usual = new Map<string, string>()
  for (const { rootId, jobRoleId } of drafts)
    if (!jobRoleId && !usual.has(rootId)) usual.set(rootId, await usualJobRoleId(transaction, rootId))
  const rows = await transaction.invitation.createManyAndReturn({
    data: drafts.map(({ rootId, jobRoleId, data }) => ({ ...data, jobRoleId: jobRoleId ?? usual.get(rootId)! })),
    select: { id: true },
  })
  return drafts.map(({ name }, i) => ({ invitationId: rows[i]!.id, name }))
}
