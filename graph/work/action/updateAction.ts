import { z } from 'zod'
import { entry } from '../../kernel/entryId.ts'
import { checked, entered } from '../../kernel/fields.ts'
import { check } from '../../kernel/validation.ts'
import { ValidationError } from '../../kernel/errors.ts'
import { editableFields } from './fields.ts'
import { movingMutation, type AnyInput } from './movingMutation.ts'
import { classGiven, groupGiven, locationGiven } from './placement.ts'
import type { Effect, Moving } from './transition.ts'
import { vehicleIn } from '../../organization/vehicle/vehicleIn.ts'
import * as t from './__generated__/messages.ts'

const shape = z.object(checked(editableFields))
const columns = Object.fromEntries(Object.keys(editableFields).map((name) => [name, true]))

movingMutation('updateAction', 'EDIT', {
  description:
    'Updates the title, the class, the group and other descriptive fields of a record; omitted fields are unchanged.',
  input: (t) => ({
    ...entered(t, editableFields),
    actionClassId: entry(t, 'ACTION_CLASS', { description: 'The action class.' }),
    groupId: t.id({
      description:
        'The group responsible for the record, in the same root organization; the department becomes that of the group; null removes the group and keeps the department.',
    }),
    locationId: t.id({
      description:
        'The location of the work, in the same root organization; null leaves it to the task record or the organization.',
    }),
    vehicleId: t.id({
      description: 'The vehicle the work is on, in use and under the same root organization; null removes it.',
    }),
  }),
  clears: { description: '', poNumber: '', groupId: null, locationId: null, vehicleId: null },
  async decide(input, moving) {
    const { context, subject } = moving
    const given = Object.entries(check(shape, input)).filter(([, value]) => value != null)
    const before: Record<string, unknown> & { actionClassId: number } =
      await context.db.prisma.action.findUniqueOrThrow({
        where: { id: subject.id },
        select: { ...columns, actionClassId: true },
      })
    const links = [
      classGiven(input, moving, before.actionClassId),
      ...(await Promise.all([groupGiven(input, moving), locationGiven(input, moving), vehicleGiven(input, moving)])),
    ]
    if (!given.length && !links.some(Boolean)) throw new ValidationError([{ path: 'title', message: t.sayWhat }])
    const changed = given.filter(([name, value]) => value !== before[name])
    return {
      set: Object.assign(Object.fromEntries(changed), ...links.map((link) => link?.set)) as Effect['set'],
      changes: Object.assign(
        Object.fromEntries(changed.map(([name, value]) => [name, [String(before[name]), String(value)]])),
        ...links.map((link) => link?.changes),
      ) as Effect['changes'],
    }
  },
})

/** What becomes of the vehicle, which the history tells by its unit number; undefined where nothing is said. */
async function vehicleGiven({ vehicleId: named }: AnyInput, { context, subject }: Moving): Promise<Effect | undefined> {
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
