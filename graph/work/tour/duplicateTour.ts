import { z } from 'zod'
import { AlreadyExistsError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { orNameTaken } from '../../organization/organization/orNameTaken.ts'
import { check, name } from '../../kernel/validation.ts'
import { includesOf } from './TourIncludes.ts'
import { tourInAnswer } from './tourInAnswer.ts'
import { tourToChange } from './visibleTours.ts'
import * as t from './__generated__/messages.ts'

mutation('duplicateTour', {
  description: 'Duplicates a tour with its stops, but without its cadence and runs.',
  policy: 'tasks.edit',
  input: (t) => ({
    id: t.id({ required: true, description: 'The tour.' }),
    name: t.string({
      required: true,
      description: 'The name of the copy, unique among the tours of its organization.',
    }),
  }),
  errors: [AlreadyExistsError],
  async resolve(input, { context, write }) {
    const {
      organizationId,
      departmentId,
      groupId,
      description,
      typeId,
      actionClassId,
      orderRule,
      startLocationId,
      endLocationId,
      speedKmh,
      includes,
      checklistId,
      reminderMins,
      stops,
    } = await tourToChange(context, input.id)
    const { name: called } = check(z.object({ name }), input)
    const rows = stops.map(({ id: _id, tourId: _tourId, location: _location, ...stop }) => stop)
    const data = {
      organizationId,
      departmentId,
      groupId,
      name: called,
      description,
      typeId,
      actionClassId,
      orderRule,
      startLocationId,
      endLocationId,
      speedKmh,
      includes: { ...includesOf(includes) },
      checklistId,
      reminderMins,
      stops: { create: rows },
    }
    return orNameTaken(
      t.nameTaken,
      write(async ({ tour }) => ({ tourId: (await tour.create({ data, select: { id: true } })).id })),
    )
  },
  success: tourInAnswer,
})
