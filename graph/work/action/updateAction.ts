import { z } from 'zod'
import { checked, entered } from '../../kernel/fields.ts'
import { check } from '../../kernel/validation.ts'
import { ValidationError } from '../../kernel/errors.ts'
import { editableFields } from './fields.ts'
import { movingMutation, type AnyInput } from './movingMutation.ts'
import type { Moving } from './transition.ts'
import { vehicleIn } from '../../organization/vehicle/vehicleIn.ts'

const shape = z.object(checked(editableFields))
const columns = Object.fromEntries(Object.keys(editableFields).map((name) => [name, true]))

movingMutation('updateAction', 'EDIT', {
  description: 'Updates the title and other descriptive fields of a record; omitted fields are unchanged.',
  input: (t) => ({
    ...entered(t, editableFields),
    vehicleId: t.id({
      description: 'The vehicle the work is on, in use and under the same root organization; null removes it.',
    }),
  }),
  clears: { description: '', poNumber: '', vehicleId: null },
  async decide(input, moving) {
    const { context, subject } = moving
    const given = Object.entries(check(shape, input)).filter(([, value]) => value != null)
    const vehicle = await vehicleGiven(input, moving)
    if (!given.length && !vehicle) throw new ValidationError([{ path: 'title', message: 'Say what is to change.' }])
    const before: Record<string, unknown> = await context.db.prisma.action.findUniqueOrThrow({
      where: { id: subject.id },
      select: columns,
    })
    const changed = given.filter(([name, value]) => value !== before[name])
    return {
      set: { ...Object.fromEntries(changed), ...vehicle?.set },
      changes: {
        ...Object.fromEntries(changed.map(([name, value]) => [name, [String(before[name]), String(value)]])),
        ...vehicle?.changes,
      },
    }
  },
})

/** What becomes of the vehicle, which the history tells by its unit number; undefined where nothing is said. */
async function vehicleGiven({ vehicleId: named }: AnyInput, { context, subject }: Moving) {
  if (named === undefined) return undefined
  const { prisma } = context.db
  const { vehicle: before } = await prisma.action.findUniqueOrThrow({
    where: { id: subject.id },
    select: { vehicle: { select: { id: true, unitNumber: true } } },
  })
  const vehicleId = await vehicleIn(context, subject.rootId, named, { kept: [before?.id] })
  if (vehicleId === (before?.id ?? null)) return {}
  const after =
    vehicleId && (await prisma.vehicle.findUniqueOrThrow({ where: { id: vehicleId }, select: { unitNumber: true } }))
  const change: [string, string] = [before?.unitNumber ?? '', after ? after.unitNumber : '']
  return { set: { vehicleId }, changes: { vehicle: change } }
}
