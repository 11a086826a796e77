import { AlreadyExistsError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { orNameTaken } from '../../organization/organization/orNameTaken.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import { check } from '../../kernel/validation.ts'
import { includesOf, noIncludes } from './TourIncludes.ts'
import { noteStartsSoon } from './noteStartsSoon.ts'
import { stopRows } from './stopRows.ts'
import { tourInAnswer } from './tourInAnswer.ts'
import { referredTo, requireListed, requireSomething, tourFields, tourShape } from './tourInput.ts'
import { tourToChange } from './visibleTours.ts'
import { the } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

mutation('updateTour', {
  description: 'Updates a tour; omitted fields and runs already planned are unchanged.',
  policy: 'tasks.edit',
  input: (t) => ({
    id: t.id({ required: true, description: 'The tour.' }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
    name: t.string({ description: 'Display name, unique among the tours of its organization.' }),
    ...tourFields(t),
  }),
  clears: {
    checklistId: null,
    description: '',
    endLocationId: null,
    includes: null,
    reminderMins: null,
    startLocationId: null,
  },
  errors: [AlreadyExistsError],
  async resolve(input, { context, write }) {
    const before = await tourToChange(context, input.id)
    const refers = await referredTo(context, before.rootId, input)
    const checked = check(tourShape, input)
    requireListed(context, checked)
    const { stops, includes, reminderMins, ...said } = checked
    const included = includes === undefined ? includesOf(before.includes) : { ...noIncludes, ...includes }
    requireSomething(stops?.length ?? before.stops.length, included)
    const named = before.stops.map(({ vehicleId }) => vehicleId)
    const rows = stops ? await stopRows(context, before.rootId, stops, named) : undefined
    const { id } = before
    const version = input.version ?? before.version
    const given = Object.fromEntries(Object.entries(said).filter(([, value]) => value != null))
    const wanted = { ...given, ...refers, reminderMins, includes: { ...included } }
    return orNameTaken(
      t.nameTaken,
      write(async (transaction) => {
        const { tour, tourStop } = transaction
        await changeVersioned(tour, the('Tour'), { id, version }, wanted, { shown: given })
        if (rows) {
          await tourStop.deleteMany({ where: { tourId: id } })
          await tourStop.createMany({ data: rows.map((row) => ({ ...row, tourId: id })) })
        }
        if (reminderMins != null && reminderMins !== before.reminderMins)
          await noteStartsSoon(transaction, context, { tourId: id })
        return { tourId: id }
      }),
    )
  },
  success: tourInAnswer,
})
