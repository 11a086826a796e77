import { AlreadyExistsError, LimitReachedError } from '../../kernel/errors.ts'
import { mutation, type Transaction } from '../../kernel/mutation.ts'
import { Grain } from '../observation/Grain.ts'
import { ObservationScope } from '../observation/scope.ts'
import { orNameTaken } from '../../organization/organization/orNameTaken.ts'
import { sharedAt } from '../../people/view/viewInput.ts'
import { ReportShape } from './enums.ts'
import { nameTaken, reportFrom } from './reportInput.ts'
import { SavedReport } from './SavedReport.ts'
import { keptHours, loadWrittenReport } from './visibleReports.ts'

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
  if (_count >= mostReports)
    throw new LimitReachedError(`You have ${mostReports} reports; delete one that nobody reads first.`)
  return (_max.place ?? 0) + 1
}

mutation('createSavedReport', {
  description: 'Saves a report of metrics, for oneself or for others too.',
  policy: 'signedIn',
  input: (t) => ({
    name: t.string({ required: true, description: 'What it is called.' }),
    metricIds: t.idList({ required: true, description: 'Its metrics in their order, 1 to 12.' }),
    scope: t.field({ type: ObservationScope, required: true, description: 'What it is of.' }),
    grain: t.field({ type: Grain, required: true, description: 'How long its periods are.' }),
    periods: t.int({ description: 'How many of the periods that have closed last, 1 to 500; or else the two days.' }),
    fromDay: t.field({ type: 'Date', description: 'The first day, like 2026-11-23.' }),
    toDay: t.field({ type: 'Date', description: 'The last day; it is shown too.' }),
    shownAs: t.field({ type: ReportShape, description: 'How it shows its numbers first; as a table where left out.' }),
    organizationId: t.id({ description: 'Shares it with this organization and all below; left out, it is one’s own.' }),
    departmentId: t.id({ description: 'Shares it with this department alone.' }),
    groupId: t.id({ description: 'Shares it with this group alone.' }),
  }),
  errors: [LimitReachedError, AlreadyExistsError],
  async resolve({ organizationId, departmentId, groupId, shownAs, ...given }, { context, write }) {
    const place = await sharedAt(context, { organizationId, departmentId, groupId })
    const columns = await reportFrom(context, given)
    const { now } = context
    const { id: ownerId } = context.requireViewer()
    return orNameTaken(
      nameTaken,
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
      description: 'The report.',
      resolve: ({ reportId }, _args, context, info) => loadWrittenReport(context, info, reportId),
    }),
  }),
})
