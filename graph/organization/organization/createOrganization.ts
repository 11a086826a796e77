import { withoutNulls } from '../../kernel/withoutNulls.ts'
import { z } from 'zod'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import { classify } from './classify.ts'
import './countRoots.ts'
import type { Context } from '../../kernel/context.ts'
import { requireWholePoint, withPointColumns } from '../../kernel/coordinates.ts'
import {
  AlreadyExistsError,
  LimitReachedError,
  NotFoundError,
  RateLimitError,
  ValidationError,
} from '../../kernel/errors.ts'
import { mutation, type Transaction } from '../../kernel/mutation.ts'
import { requireAt } from '../../kernel/permission.ts'
import { spend } from '../../kernel/quota/spend.ts'
import { oncePerLists } from '../reference/oncePerLists.ts'
import { check } from '../../kernel/validation.ts'
import { addressesOf, writeOwnAddresses, type Addresses } from './addresses.ts'
import { industriesOf } from './reclassify.ts'
import { departmentsOf, setDepartments } from './departmentsOf.ts'
import { requireOwnEmployers } from './employer.ts'
import { nestingProblem, typesBelow } from './levels.ts'
import { organizationInAnswer, renewViewer } from './loadOrganization.ts'
import { completeNewRoot, StarterSet } from './newRoots.ts'
import { OrganizationType } from './Organization.ts'
import { noEmployer, organizationFields, organizationShape } from './organizationFields.ts'
import {
  findSubject,
  lockTree,
  obstacles,
  organizationPlace,
  requireFree,
  subjectColumns,
  type Subject,
} from './subject.ts'
import * as m from './__generated__/messages.ts'

const shape = oncePerLists((references) => z.object(organizationShape(references)))

export const CreateOrganizationSuccess = mutation('createOrganization', {
  description: 'Creates an organization under a parent, or a root organization with the viewer as its Admin.',
  policy: 'signedIn',
  // The last is answered no more; documents of clients that ask for it go on working.
  errors: [AlreadyExistsError, LimitReachedError, RateLimitError],
  input: (t) => ({
    legalName: t.string({ required: true, description: 'The legal name of the organization.' }),
    type: t.field({
      type: OrganizationType,
      description:
        "The organization's level; defaults to the highest type below its parent, or CORPORATION for a root organization.",
    }),
    parentId: t.id({ description: 'The parent organization; omit to create a root organization.' }),
    starterSet: t.field({
      type: StarterSet,
      description: "What a root organization starts with, in the client's language; omit for nothing.",
    }),
    ...organizationFields(t),
  }),
  async resolve(input, { context, write, writeDraft }) {
    const parent = input.parentId ? await findSubject(context, input.parentId, m.theParent) : null
    if (parent) requireAt(context.requireViewer(), 'organizations.edit', organizationPlace(parent))
    const departmentIds = await departmentsOf(context, input.departmentIds, parent && organizationPlace(parent))
    const type = typeFor(input.type, parent)
    if (parent && input.starterSet) throw new ValidationError([{ path: 'starterSet', message: m.noStarterSet }])
    const { registrantAddress, mailingAddress, ...columns } = withPointColumns(check(shape(context), input))
    requireWholePoint(columns)
    const industries = await industriesOf(input.naics ?? [])
    const addresses = await addressesOf(context, input, { registrantAddress, mailingAddress })
    const draft: Draft = {
      parent,
      columns: { ...withoutNulls(columns), type, parentId: parent?.id, createdAt: context.now, updatedAt: context.now },
      addresses,
      industries,
      departmentIds,
    }
    let finish = () => Promise.resolve()
    const payload = await (parent
      ? writeDraft(draft, addOrganizations)
      : write(async (transaction) => {
          await spend(transaction, context, 'ROOTS', { amount: 1, userId: context.requireViewer().id })
          const [root] = await addOrganizations(transaction, [draft])
          const { organizationId } = root!
          const jobRoleId = await makeAdmin(transaction, context, organizationId)
          const { starterSet } = input
          finish = await completeNewRoot(transaction, context, { organizationId, jobRoleId, starterSet })
          return root!
        }))
    await renewViewer(context)
    await finish()
    return payload
  },
  success: organizationInAnswer,
})

/** The type that is asked for, else the highest that may stand there. */
export function typeFor(
  type: Subject['type'] | null | undefined,
  parent: Pick<Subject, 'type'> | null,
): Subject['type'] {
  if (!parent && type && type !== 'CORPORATION') {
    throw new ValidationError([{ path: 'type', message: m.treeBegins }])
  }
  const usual = parent ? (typesBelow(parent.type).find((one) => one !== parent.type) ?? 'BRANCH') : 'CORPORATION'
  const wanted = type ?? usual
  const problem = parent && nestingProblem(wanted, parent.type)
  if (problem) throw new ValidationError([{ path: 'type', message: problem }])
  return wanted
}

interface Draft {
  parent: Subject | null
  columns: Omit<Prisma.OrganizationCreateManyInput, 'type'> & Pick<Subject, 'type'>
  addresses: Addresses
  industries: Awaited<ReturnType<typeof industriesOf>>
  departmentIds: string[] | undefined
}

async function addOrganizations(transaction: Transaction, drafts: readonly Draft[]) {
  const parents = await parentsOf(transaction, drafts)
  await requireOwnEmployers(
    transaction,
    drafts.flatMap(({ parent, columns: { employerIdentifier } }) =>
      parent ? [{ rootId: parent.rootId, employerIdentifier }] : [],
    ),
  )
  const rows = await transaction.organization.createManyAndReturn({
    data: drafts.map(({ parent, columns }) => ({
      ...columns,
      employerIdentifier: columns.employerIdentifier ?? noEmployer,
      // A new organization is where its parent is.
      timeZone: columns.timeZone ?? (parent ? parents.get(parent.id)!.timeZone : 'UTC'),
    })),
    select: { id: true },
  })
  const made = drafts.map((draft, i) => ({ ...draft, organizationId: rows[i]!.id }))
  await writeOwnAddresses(transaction, made)
  const classified = made.flatMap(({ industries, organizationId }) =>
    industries.map((industry) => ({ ...industry, organizationId })),
  )
  if (classified.length) await classify(transaction, classified)
  for (const { departmentIds, organizationId } of made)
    if (departmentIds) await setDepartments(transaction, organizationId, departmentIds)
  return made.map(({ organizationId }) => ({ organizationId }))
}

/** Nobody moves or archives the parents from here on; as they are now, they must take another one. */
async function parentsOf(transaction: Transaction, drafts: readonly Draft[]) {
  const below = drafts.flatMap(({ parent, columns: { type } }) => (parent ? [{ parent, type }] : []))
  if (!below.length) return new Map<string, Subject & { timeZone: string }>()
  for (const rootId of new Set(below.map(({ parent }) => parent.rootId))) await lockTree(transaction, rootId)
  const rows = await transaction.organization.findMany({
    where: { id: { in: [...new Set(below.map(({ parent }) => parent.id))] } },
    select: { ...subjectColumns, timeZone: true },
  })
  const parents = new Map(rows.map((row) => [row.id, row]))
  for (const { parent, type } of below) {
    const now = parents.get(parent.id)
    if (!now) throw new NotFoundError(m.theParent)
    requireFree(obstacles.addChild(now) ?? nestingProblem(type, now.type))
  }
  return parents
}

/** Whoever begins a tree is its first Admin; answers with their job role. */
async function makeAdmin(transaction: Transaction, context: Context, organizationId: string) {
  const { id: jobRoleId } = await transaction.jobRole.create({
    data: { organizationId, name: 'Manager' },
    select: { id: true },
  })
  await transaction.membership.create({
    data: {
      userId: context.requireViewer().id,
      organizationId,
      jobRoleId,
      accessLevel: 'ADMIN',
      startsAt: context.now,
    },
  })
  return jobRoleId
}
