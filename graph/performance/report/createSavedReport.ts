import { AlreadyExistsError, LimitReachedError } from '../../kernel/errors.ts'
import { mutation, type Transaction } from '../../kernel/mutation.ts'
import { Grain } from '../observation/Grain.ts'
import { ObservationScope } from '../observation/scope.ts'
import { orNameTaken } from '../../organization/organization/orNameTaken.ts'
import { sharedAt } from '../../people/view/viewInput.ts'
import { ReportShape } from './enums.ts'
import { ReportRangeInput } from './rangeInput.ts'
import { reportFrom } from './reportInput.ts'
import { SavedReport } from './SavedReport.ts'
import { keptHours, loadWrittenReport } from './visibleReports.ts'
import * as m from './__generated__/messages.ts'

const mostReports = 200

/**
 * Where another report of somebody goes: behind all that they have. What they deleted and did not want back is gone
 * then.
 */
export async function nextPlace({ savedReport }: Transaction, ownerId: string, now: Date): Promise<number> {
  await savedReport.deleteMany({
    where: { ownerId, deletedAt: { lt: new Date(now.getTime() - keptHours * 3_600_000) } },
  })
  const { _count, _max } = await savedReport.aggregate({
    where: { ownerId, deletedAt: null },
    _count: true,
    _max: { place: true },
  })
  if (_count >= mostReports) throw new LimitReachedError(m.tooManyReports({ most: mostReports }))
  return (_max.place ?? 0) + 1
}

mutation('createSavedReport', {
  description: 'Saves a report of metrics, private or shared.',
  policy: 'signedIn',
  input: (t) => ({
    name: t.string({ required: true, description: 'The display name.' }),
    metricIds: t.idList({ required: true, description: 'The metrics of the report, in order, 1 to 12.' }),
    scope: t.field({
      type: ObservationScope,
      required: true,
      description: 'The organization, location, vehicle or person whose values are shown.',
    }),
    grain: t.field({ type: Grain, required: true, description: 'The length of each period.' }),
    range: t.field({ type: ReportRangeInput, required: true, description: 'The periods that the report covers.' }),
    shownAs: t.field({ type: ReportShape, description: 'The initial display of the report; defaults to TABLE.' }),
    organizationId: t.id({
      description:
        'Shares it with this organization and its sub-organizations; private if no organization, department or group is given.',
    }),
    departmentId: t.id({ description: 'Shares it with this department only.' }),
    groupId: t.id({ description: 'Shares it with this group only.' }),
  }),
  errors: [LimitReachedError, AlreadyExistsError],
  async resolve({ organizationId, departmentId, groupId, shownAs, ...given }, { context, write }) {
    const place = await sharedAt(context, { organizationId, departmentId, groupId })
    const columns = await reportFrom(context, given)
    const { now } = context
    const { id: ownerId } = context.requireViewer()
    return orNameTaken(
      m.nameTaken,
      write(async (transaction) => {
        const data = {
          ...columns,
          ...place,
          shownAs: shownAs ?? ('TABLE' as const),
          ownerId,
          place: await nextPlace(transaction, ownerId, now),
          createdAt: now,
          updatedAt: now,
        }
        const { id } = await transaction.savedReport.create({ data, select: { id: true } })
        return { reportId: id }
      }),
    )
  },
  success: (t) => ({
    report: t.field({
      type: SavedReport,
      description: 'The saved report.',
      resolve: ({ reportId }, _args, context, info) => loadWrittenReport(context, info, reportId),
    }),
  }),
})
