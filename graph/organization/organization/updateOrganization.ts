import { z } from 'zod'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import { requireWholePoint, withPointColumns } from '../../kernel/coordinates.ts'
import { AlreadyExistsError, NotFoundError } from '../../kernel/errors.ts'
import { mutation, type Transaction } from '../../kernel/mutation.ts'
import { requireAt } from '../../kernel/permission.ts'
import { oncePerLists } from '../reference/oncePerLists.ts'
import { stale } from '../../kernel/stale.ts'
import { check } from '../../kernel/validation.ts'
import { addressesOf, writeOwnAddresses, type Addresses } from './addresses.ts'
import { industriesOf, reclassify } from './reclassify.ts'
import { departmentsOf, setDepartments } from './departmentsOf.ts'
import { requireOwnEmployers } from './employer.ts'
import { organizationInAnswer } from './loadOrganization.ts'
import { organizationFields, organizationShape } from './organizationFields.ts'
import { findSubject, obstacles, organizationPlace, requireFree, type Subject } from './subject.ts'
import { named, the } from '../../kernel/noun.ts'

const shape = oncePerLists((references) => {
  const all = organizationShape(references)
  return z.object({ ...all, legalName: all.legalName.optional() })
})

mutation('updateOrganization', {
  description: 'Updates the details of an organization; omitted fields are unchanged.',
  policy: 'organizations.edit',
  input: (t) => ({
    id: t.id({ required: true, description: 'The organization.' }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
    legalName: t.string({ description: 'The legal name of the organization.' }),
    ...organizationFields(t),
  }),
  clears: {
    auditStatusId: null,
    contact: '',
    coordinates: null,
    dbaName: '',
    description: '',
    employerIdentifier: null,
    govtIdentifierTypeId: null,
    latitude: null,
    legalEntityTypeId: null,
    longitude: null,
    mailingAddress: null,
    orgUid: null,
    platformStatusId: null,
    registrantAddress: null,
    stateOfIncorporation: null,
    ttpId: null,
    website: '',
  },
  errors: [AlreadyExistsError],
  async resolve(input, { context, writeDraft }) {
    const { now } = context
    const viewer = context.requireViewer()
    const subject = await findSubject(context, input.id)
    const place = organizationPlace(subject)
    requireAt(viewer, 'organizations.edit', place)
    if (input.employerIdentifier !== undefined) requireAt(viewer, 'confidential.read', place)
    requireFree(obstacles.edit(subject))
    const departmentIds = await departmentsOf(context, input.departmentIds, place)
    const { registrantAddress, mailingAddress, ...columns } = withPointColumns(check(shape(context), input))
    const industries = input.naics && (await industriesOf(input.naics))
    const addresses = await addressesOf(context, input, { registrantAddress, mailingAddress })
    return writeDraft(
      { subject, version: input.version, columns: defined(columns), addresses, industries, departmentIds, now },
      changeOrganizations,
    )
  },
  success: organizationInAnswer,
})

interface Draft {
  subject: Subject
  version: number | null | undefined
  columns: Partial<Prisma.OrganizationCreateManyInput>
  addresses: Addresses
  industries: Awaited<ReturnType<typeof industriesOf>> | null | undefined
  departmentIds: string[] | undefined
  now: Date
}

async function changeOrganizations(transaction: Transaction, drafts: readonly Draft[]) {
  const ids = drafts.map(({ subject }) => subject.id)
  // Whoever else changes one waits from here on, so that what is compared is what is changed.
  await transaction.$queryRaw`select 1 from organization where id = any(${ids}::uuid[]) order by id for no key update`
  const rows = await transaction.organization.findMany({ where: { id: { in: ids } } })
  for (const { subject, version, columns } of drafts) {
    const before = rows.find(({ id }) => id === subject.id)
    if (!before) throw new NotFoundError(the('Organization'))
    if (version != null && version !== before.version)
      throw stale(named(before.legalName), { version, ...columns }, before)
    // One of the two may be changed alone, but not be there alone.
    requireWholePoint({ ...before, ...columns })
  }
  await requireOwnEmployers(
    transaction,
    drafts.map(({ subject: { id, rootId }, columns: { employerIdentifier } }) => ({ id, rootId, employerIdentifier })),
  )
  for (const { subject, columns, now } of drafts)
    await transaction.organization.update({
      where: { id: subject.id },
      data: { ...columns, version: { increment: 1 }, updatedAt: now },
    })
  await writeOwnAddresses(
    transaction,
    drafts.map(({ subject, addresses }) => ({ organizationId: subject.id, addresses })),
  )
  for (const { subject, industries, departmentIds } of drafts) {
    if (industries) await reclassify(transaction, subject.id, industries)
    if (departmentIds) await setDepartments(transaction, subject.id, departmentIds)
  }
  return ids.map((organizationId) => ({ organizationId }))
}

const defined = <Columns extends object>(columns: Columns) =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as {
    [Column in keyof Columns]: Exclude<Columns[Column], undefined>
  }
