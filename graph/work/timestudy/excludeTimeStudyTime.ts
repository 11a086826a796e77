import { z } from 'zod'
import { ValidationError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { check, reason } from '../../kernel/validation.ts'
import { changeStudy } from './changeStudy.ts'
import { loadWritten, studyToChange } from './reach.ts'
import { TimeStudy } from './TimeStudy.ts'
import * as t from './__generated__/messages.ts'

mutation('excludeTimeStudyTime', {
  description: 'Excludes a time or a whole cycle from the totals of a time study, or includes it again.',
  policy: 'timeStudies.record',
  input: (t) => ({
    id: t.id({ required: true, description: 'The time study.' }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
    cycle: t.int({ required: true, description: 'The number of the cycle.' }),
    element: t.int({
      description: 'The position of the element in the work; omit to apply to the whole cycle.',
    }),
    excluded: t.boolean({ required: true, description: 'Whether to exclude the time; false includes it again.' }),
    note: t.string({ description: 'The reason for excluding or skipping it.' }),
  }),
  async resolve({ id, version, cycle, element, excluded, note }, { context, write }) {
    const { id: studyId } = await studyToChange(context, id, 'timeStudies.record')
    const why = excluded ? check(z.object({ note: reason }), { note: note ?? '' }).note : ''
    return write(async (transaction) => {
      await changeStudy(transaction, studyId, version)
      const where = {
        cycle: inShort(cycle),
        element: { studyId, position: element == null ? undefined : inShort(element) },
      }
      const { count } = await transaction.timeStudyObservation.updateMany({ where, data: { excluded, note: why } })
      if (!count) throw new ValidationError([{ path: 'cycle', message: t.nameTimed }])
      return { studyId }
    })
  },
  success: (t) => ({
    timeStudy: t.field({
      type: TimeStudy,
      description: 'The time study after the change.',
      resolve: ({ studyId }, _args, context, info) => loadWritten(context, info, studyId),
    }),
  }),
})

/** What its column can't hold is the number of nothing. */
const inShort = (number: number) => (Math.abs(number) < 2 ** 15 ? number : -1)
