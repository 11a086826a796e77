import { z } from 'zod'
import { builder } from '../../kernel/builder.ts'
import { mutation } from '../../kernel/mutation.ts'
import { organizationInAnswer } from '../../organization/organization/loadOrganization.ts'
import { organizationFor } from '../../organization/organization/organizationFor.ts'
import { stale } from '../../kernel/stale.ts'
import { check, line, say } from '../../kernel/validation.ts'
import { WorkingWindowInput, workingWindows } from './workingWindows.ts'
import { the } from '../../kernel/noun.ts'
import * as m from './__generated__/messages.ts'

const ClosureInput = builder.inputType('ClosureInput', {
  description: 'A day on which an organization is closed.',
  fields: (t) => ({
    day: t.field({ type: 'Date', required: true, description: 'The date, such as 2027-01-01.' }),
    name: t.string({ required: true, description: 'The reason for the closure.' }),
  }),
})

const closures = z
  .array(z.object({ day: z.iso.date(say(m.writeDay)), name: line(1, 80) }))
  .max(400, say(m.nameDays))
  .superRefine((days, context) => {
    for (const [i, { day }] of days.entries()) {
      if (days.findIndex((other) => other.day === day) < i)
        context.addIssue({ code: 'custom', path: [i, 'day'], message: say(m.dayTwice).error() })
    }
  })
  .transform((days) => days.toSorted((one, other) => (one.day < other.day ? -1 : 1)))

const shape = z.object({
  windows: workingWindows,
  closures: closures.nullish().transform((days) => days ?? []),
  fiscalMonth: z
    .int()
    .min(1, say(m.chooseMonth))
    .max(12, say(m.chooseMonth))
    .nullish()
    .transform((month) => month ?? 1),
})

mutation('saveBusinessHours', {
  description: 'Sets the business hours of an organization; sub-organizations without their own hours inherit them.',
  policy: 'organizations.edit',
  input: (t) => ({
    organizationId: t.id({ required: true, description: 'The organization that the business hours belong to.' }),
    version: t.int({
      description:
        'The expected version, 0 if the organization has no setting at its own level; any other current version returns a `ConflictError`; not checked if omitted.',
    }),
    windows: t.field({
      type: [WorkingWindowInput],
      required: true,
      description: "The weekly working hours, in the organization's time zone.",
    }),
    closures: t.field({
      type: [ClosureInput],
      description: 'Days on which the organization is closed; defaults to none; at most 400.',
    }),
    fiscalMonth: t.int({ description: 'The month in which the fiscal year begins, 1 to 12; defaults to 1 (January).' }),
  }),
  async resolve(input, { context, write }) {
    const { id: organizationId } = await organizationFor(context, input.organizationId, 'organizations.edit')
    const wanted = check(shape, input)
    return write(async (transaction) => {
      // Two who make the first row wait for each other.
      await transaction.$queryRaw`select 1 from organization where id = ${organizationId}::uuid for no key update`
      const before = await transaction.businessHours.findUnique({ where: { organizationId } })
      if (input.version != null && input.version !== (before?.version ?? 0)) {
        throw stale(the('BusinessHours'), { version: input.version, ...wanted }, before ?? { version: 0 })
      }
      const version = (before?.version ?? 0) + 1
      await transaction.businessHours.upsert({
        where: { organizationId },
        create: { organizationId, ...wanted },
        update: { ...wanted, version },
      })
      return { organizationId }
    })
  },
  success: organizationInAnswer,
})
