import { mutation } from '../mutation.ts'
import { orNameTaken } from '../organization/orNameTaken.ts'
import { placeIn } from '../organization/placeIn.ts'
import { requirePlaced } from '../placed.ts'
import { check } from '../validation.ts'
import { noIncludes } from './TourIncludes.ts'
import { tourInAnswer } from './tourInAnswer.ts'
import { endsIn, requireListed, requireSomething, stopRows, tourFields, tourShape } from './tourInput.ts'

/** What most tours are: Routine, and Daily. */
const usual = { typeId: 1, classId: 1 }

mutation('createTour', {
  description: 'Adds a tour to an organization.',
  policy: 'tasks.edit',
  input: (t) => ({
    organizationId: t.id({ required: true, description: 'Whose tour it is.' }),
    departmentId: t.id({ description: 'The department that it is for; that of the group, where one is given.' }),
    groupId: t.id({ description: 'The group that it is for.' }),
    name: t.string({ required: true, description: 'What it is called; another name than the other tours there.' }),
    ...tourFields(t),
  }),
  async resolve(input, { context, write }) {
    const { organization: _organization, ...place } = await placeIn(context, input)
    requirePlaced(context.requireViewer(), 'tasks.edit', place)
    const ends = await endsIn(context, place.rootId, input)
    const checked = check(tourShape, input)
    requireListed(context, checked)
    const { stops, includes, name, ...said } = checked
    requireSomething(stops?.length ?? 0, includes)
    const rows = await stopRows(context, place.rootId, stops ?? [])
    const { description, typeId, classId, orderRule, speedKmh, reminderMins } = said
    const data = {
      ...place,
      ...ends,
      name: name!,
      description: description ?? '',
      typeId: typeId ?? usual.typeId,
      classId: classId ?? usual.classId,
      orderRule: orderRule ?? undefined,
      speedKmh: speedKmh ?? undefined,
      reminderMins,
      includes: { ...noIncludes, ...includes },
      stops: { create: rows },
    }
    return orNameTaken(
      'There is a tour of this name already.',
      write(async ({ tour }) => ({ tourId: (await tour.create({ data, select: { id: true } })).id })),
    )
  },
  success: tourInAnswer,
})
