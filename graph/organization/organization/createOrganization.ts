import { z } from 'zod'
import { classify } from './classify.ts'
import type { Context } from '../../kernel/context.ts'
import { RateLimitError, ValidationError } from '../../kernel/errors.ts'
import { mutation, type Transaction } from '../../kernel/mutation.ts'
import { requireAt } from '../../kernel/permission.ts'
import { oncePerLists } from '../reference/oncePerLists.ts'
import { check } from '../../kernel/validation.ts'
import { addressesOf, writeAddresses } from './addresses.ts'
import { industriesOf } from './reclassify.ts'
import { departmentsOf, setDepartments } from './departmentsOf.ts'
import { requireOwnEmployer } from './employer.ts'
import { nestingProblem, typesBelow, typeNames } from './levels.ts'
import { organizationInAnswer, renewViewer } from './loadOrganization.ts'
import { OrganizationType } from './Organization.ts'
import { requireFewRoots } from './rootsPerDay.ts'
import { isPaired, noEmployer, organizationFields, organizationShape, pairedPoint } from './organizationFields.ts'
import { findSubject, lockTree, obstacles, placeOf, readAgain, requireFree, type Subject } from './subject.ts'

const shape = oncePerLists((references) => z.object(organizationShape(references)))

export const CreateOrganizationSuccess = mutation('createOrganization', {
  description: 'Creates an organization below another one, or a tree of its own, whose Admin the viewer then is.',
  policy: 'signedIn',
  errors: [RateLimitError],
  input: (t) => ({
    legalName: t.string({ required: true, description: 'The legal name.' }),
    type: t.field({ type: OrganizationType, description: 'Its level; by default the one right below its parent.' }),
    parentId: t.id({ description: 'The organization above it; none for a tree of its own.' }),
    ...organizationFields(t),
  }),
  async resolve(input, { context, write }) {
    const parent = input.parentId ? await findSubject(context, input.parentId, 'The parent organization') : null
    if (parent) requireAt(context.requireViewer(), 'organizations.edit', placeOf(parent))
    const departmentIds = await departmentsOf(context, input.departmentIds, parent && placeOf(parent))
    const type = typeFor(input.type, parent)
    const { registrantAddress, mailingAddress, ...columns } = check(shape(context), input)
    if (!isPaired(columns)) throw new ValidationError([pairedPoint])
    const industries = await industriesOf(input.naics ?? [])
    const addresses = await addressesOf(context, input, { registrantAddress, mailingAddress })
    const payload = await write(async (transaction) => {
      if (parent) await requireRoom(transaction, parent, type)
      else await requireFewRoots(transaction, context)
      const employerIdentifier = columns.employerIdentifier ?? noEmployer
      if (parent) await requireOwnEmployer(transaction, parent.rootId, employerIdentifier)
      const timeZone = columns.timeZone ?? (await zoneOf(transaction, parent))
      const data = {
        ...given(columns),
        type,
        parentId: parent?.id,
        employerIdentifier,
        timeZone,
        createdAt: context.now,
        updatedAt: context.now,
      }
      const { id } = await transaction.organization.create({ data, select: { id: true } })
      await writeAddresses(transaction, id, addresses)
      if (industries.length)
        await classify(
          transaction,
          industries.map((one) => ({ ...one, organizationId: id })),
        )
      if (departmentIds) await setDepartments(transaction, id, departmentIds)
      if (!parent) await makeAdmin(transaction, context, id)
      return { organizationId: id }
    })
    await renewViewer(context)
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
    throw new ValidationError([{ path: 'type', message: `A tree begins with a ${typeNames.CORPORATION}.` }])
  }
  const usual = parent ? (typesBelow(parent.type).find((one) => one !== parent.type) ?? 'BRANCH') : 'CORPORATION'
  const wanted = type ?? usual
  const problem = parent && nestingProblem(wanted, parent.type)
  if (problem) throw new ValidationError([{ path: 'type', message: problem }])
  return wanted
}

/** Nobody moves or archives the parent from here on; as it is now, it must take another one. */
async function requireRoom(transaction: Transaction, { id, rootId }: Subject, type: Subject['type']) {
  await lockTree(transaction, rootId)
  const parent = await readAgain(transaction, id, 'The parent organization')
  requireFree(obstacles.addChild(parent) ?? nestingProblem(type, parent.type))
}

/** A new organization is where its parent is. */
async function zoneOf(transaction: Transaction, parent: Subject | null): Promise<string> {
  if (!parent) return 'UTC'
  return (await transaction.organization.findUniqueOrThrow({ where: { id: parent.id }, select: { timeZone: true } }))
    .timeZone
}

/** Null says nothing of a new row: the column's own default does. */
const given = <Columns extends object>(columns: Columns) =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== null && value !== undefined)) as {
    [Column in keyof Columns]: NonNullable<Columns[Column]>
  }

/** Whoever begins a tree is its first Admin. */
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
}
