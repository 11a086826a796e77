import type { Context } from '../../kernel/context.ts'
import { AlreadyExistsError } from '../../kernel/errors.ts'
import { orLegacy } from '../../kernel/legacy.ts'
import { mutation } from '../../kernel/mutation.ts'
import { globalId } from '../../kernel/node.ts'
import { orNameTaken } from '../../organization/organization/orNameTaken.ts'
import { placeIn } from '../../organization/organization/placeIn.ts'
import { requirePlaced } from '../../kernel/placed.ts'
import { runRoutines } from '../routine/runRoutines.ts'
import { assigneesIn } from '../task/taskRecordInput.ts'
import { check } from '../../kernel/validation.ts'
import { addCadence, cadenceIn, TourCadenceInput } from './cadence.ts'
import { noIncludes } from './TourIncludes.ts'
import { stopRows } from './stopRows.ts'
import { tourInAnswer } from './tourInAnswer.ts'
import { referredTo, requireListed, requireSomething, tourFields, tourShape } from './tourInput.ts'
import * as t from './__generated__/messages.ts'

/** What most tours are: Routine, and Daily. */
const usual = { typeId: 1, actionClassId: 1 }

mutation('createTour', {
  description: 'Adds a tour to an organization.',
  policy: 'tasks.edit',
  input: (t) => ({
    // Legacy clients name none where it is the first of theirs.
    organizationId: t.id({ description: 'The organization that owns the tour.', ...orLegacy() }),
    departmentId: t.id({ description: 'The department it is for; defaults to the department of the group.' }),
    groupId: t.id({ description: 'The group it is for.' }),
    name: t.string({ required: true, description: 'Display name, unique among the tours of its organization.' }),
    ...tourFields(t),
    assigneeIds: t.idList({ description: 'The assignees of the tour; its records are assigned to them in turn.' }),
    cadence: t.field({
      type: TourCadenceInput,
      description: 'How often the tour falls due; a task record and a routine are created for it.',
    }),
  }),
  errors: [AlreadyExistsError],
  async resolve(input, { context, write }) {
    const viewer = context.requireViewer()
    const organizationId = input.organizationId ?? globalId('Organization', viewer.memberships[0]?.organizationId ?? '')
    const { organization, ...place } = await placeIn(context, { ...input, organizationId })
    requirePlaced(viewer, 'tasks.edit', place)
    const refers = await referredTo(context, place.rootId, input)
    const assignees = await assigneesIn(context, { ...place, organization }, input.assigneeIds ?? [])
    const checked = check(tourShape, input)
    requireListed(context, checked)
    const { stops, includes, name, ...said } = checked
    requireSomething(stops?.length ?? 0, includes)
    const rows = await stopRows(context, place.rootId, stops ?? [])
    const cadence = input.cadence
      ? await cadenceIn(context, input.cadence, await zoneOf(context, place.organizationId), 'cadence')
      : null
    const { description, typeId, actionClassId, orderRule, speedKmh, reminderMins } = said
    const data = {
      ...place,
      ...refers,
      name: name!,
      description: description ?? '',
      typeId: typeId ?? usual.typeId,
      actionClassId: actionClassId ?? usual.actionClassId,
      orderRule: orderRule ?? undefined,
      speedKmh: speedKmh ?? undefined,
      reminderMins,
      includes: { ...noIncludes, ...includes },
      stops: { create: rows },
    }
    const payload = await orNameTaken(
      t.nameTaken,
      write(async (transaction) => {
        const tour = await transaction.tour.create({ data })
        const work =
          cadence || assignees.length ? await addCadence(transaction, context, tour, assignees, cadence) : null
        return { tourId: tour.id, seriesId: work?.seriesId ?? null }
      }),
    )
    if (payload.seriesId) await runRoutines(context.services, [payload.seriesId])
    return payload
  },
  success: tourInAnswer,
})

const zoneOf = async ({ db }: Context, organizationId: string) => ({
  organizationId,
  ...(await db.prisma.organization.findUniqueOrThrow({ where: { id: organizationId }, select: { timeZone: true } })),
})
