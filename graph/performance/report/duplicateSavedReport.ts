import { z } from 'zod'
import { AlreadyExistsError, LimitReachedError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { orNameTaken } from '../../organization/organization/orNameTaken.ts'
import { check, name } from '../../kernel/validation.ts'
import { nextPlace } from './createSavedReport.ts'
import { SavedReport } from './SavedReport.ts'
import { loadWrittenReport, reportNamed } from './visibleReports.ts'
import * as m from './__generated__/messages.ts'

mutation('duplicateSavedReport', {
  description: 'Saves a copy of a report for the viewer, not shared with anyone.',
  policy: 'signedIn',
  input: (t) => ({
    id: t.id({ required: true, description: 'The report to copy.' }),
    name: t.string({ required: true, description: 'The name of the copy.' }),
  }),
  errors: [LimitReachedError, AlreadyExistsError],
  async resolve(input, { context, write }) {
    const { metricIds, scopeKind, scopeId, grain, periods, fromDay, toDay, shownAs } = await reportNamed(
      context,
      input.id,
    )
    const called = check(z.object({ name }), input)
    const { now } = context
    const { id: ownerId } = context.requireViewer()
    return orNameTaken(
      m.nameTaken,
      write(async (transaction) => {
        const same = { metricIds, scopeKind, scopeId, grain, periods, fromDay, toDay, shownAs }
        const data = {
          ...same,
          ...called,
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
      description: 'The copy of the report.',
      resolve: ({ reportId }, _args, context, info) => loadWrittenReport(context, info, reportId),
    }),
  }),
})
