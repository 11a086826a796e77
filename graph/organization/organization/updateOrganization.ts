import { z } from 'zod'
import { ValidationError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { requireAt } from '../../kernel/permission.ts'
import { oncePerLists } from '../reference/oncePerLists.ts'
import { stale } from '../../kernel/stale.ts'
import { check } from '../../kernel/validation.ts'
import { addressesOf, writeAddresses } from './addresses.ts'
import { industriesOf, reclassify } from './reclassify.ts'
import { departmentsOf, setDepartments } from './departmentsOf.ts'
import { requireOwnEmployer } from './employer.ts'
import { organizationInAnswer } from './loadOrganization.ts'
import { isPaired, organizationFields, organizationShape, pairedPoint } from './organizationFields.ts'
import { findSubject, obstacles, placeOf, requireFree } from './subject.ts'

const shape = oncePerLists((references) => {
  const all = organizationShape(references)
  return z.object({ ...all, legalName: all.legalName.optional() })
})

mutation('updateOrganization', {
  description: 'Changes what an organization says of itself; what is left out stays as it is.',
  policy: 'organizations.edit',
  input: (t) => ({
    id: t.id({ required: true, description: 'The organization.' }),
    version: t.int({ description: 'The version that was seen; another one is a conflict.' }),
    legalName: t.string({ description: 'The legal name.' }),
    ...organizationFields(t),
  }),
  async resolve(input, { context, write }) {
    const viewer = context.requireViewer()
    const subject = await findSubject(context, input.id)
    const place = placeOf(subject)
    requireAt(viewer, 'organizations.edit', place)
    if (input.employerIdentifier !== undefined) requireAt(viewer, 'confidential.read', place)
    requireFree(obstacles.edit(subject))
    const departmentIds = await departmentsOf(context, input.departmentIds, place)
    const changes = check(shape(context), input)
    const { registrantAddress, mailingAddress, ...columns } = changes
    const industries = input.naics && (await industriesOf(input.naics))
    const addresses = await addressesOf(context, input, { registrantAddress, mailingAddress })
    return write(async (transaction) => {
      // Whoever else changes it waits from here on, so that what is compared is what is changed.
      await transaction.$queryRaw`select 1 from organization where id = ${subject.id}::uuid for no key update`
      const before = await transaction.organization.findUniqueOrThrow({ where: { id: subject.id } })
      if (input.version != null && input.version !== before.version) {
        throw stale(before.legalName, { version: input.version, ...defined(columns) }, before)
      }
      // One of the two may be changed alone, but not be there alone.
      if (!isPaired({ ...before, ...defined(columns) })) throw new ValidationError([pairedPoint])
      if (columns.employerIdentifier)
        await requireOwnEmployer(transaction, subject.rootId, columns.employerIdentifier, subject.id)
      await transaction.organization.update({
        where: { id: subject.id },
        data: { ...defined(columns), version: { increment: 1 }, updatedAt: context.now },
      })
      await writeAddresses(transaction, subject.id, addresses)
      if (industries) await reclassify(transaction, subject.id, industries)
      if (departmentIds) await setDepartments(transaction, subject.id, departmentIds)
      return { organizationId: subject.id }
    })
  },
  success: organizationInAnswer,
})

const defined = <Columns extends object>(columns: Columns) =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as {
    [Column in keyof Columns]: Exclude<Columns[Column], undefined>
  }
