import { ConflictError, ValidationError } from '../../../kernel/errors.ts'
import { mutation } from '../../../kernel/mutation.ts'
import { stale } from '../../../kernel/stale.ts'
import { lockMetrics, writeObservations } from '../writeObservations.ts'
import { isAsCompared } from './diff.ts'
import { refusedRowsProblem } from '../../../kernel/rows/refusedRows.ts'
import { importInAnswer } from './importInAnswer.ts'
import { compare, openImport } from './importInSight.ts'
import { tellOfImport } from './tellOfImport.ts'
import * as m from '../__generated__/messages.ts'
import * as texts from './__generated__/messages.ts'

const mostNamed = 20

mutation('commitObservationImport', {
  description:
    'Imports the rows of an observation file as compared; imports none of them if the stored data has changed since.',
  policy: 'metrics.enter',
  input: (t) => ({
    id: t.id({ required: true, description: 'The import.' }),
    version: t.int({ required: true, description: 'The version whose comparison was reviewed.' }),
    leavesOutRefused: t.boolean({
      description: 'Whether to omit refused rows; otherwise a single refused row keeps all rows from being imported.',
    }),
  }),
  async resolve(input, { context, write }) {
    const known = await openImport(context, input.id)
    const { id, metricId, version } = known
    if (input.version !== version) throw stale(texts.theComparison, { version: input.version }, { version })
    const diff = await compare(context, known)
    const wrong = diff.rows.filter(({ kind }) => kind === 'WRONG')
    if (wrong.length && !input.leavesOutRefused) {
      const fields = wrong.flatMap(({ number, problems }) =>
        problems.map(({ field, message }) => ({
          path: 'id',
          message: m.rowProblem({ row: number, field, problem: message }),
        })),
      )
      throw new ValidationError([refusedRowsProblem(wrong.length), ...fields.slice(0, mostNamed)])
    }
    const changed = new ConflictError(m.changedSinceCompared)
    if (diff.fingerprint !== (known.counts as { fingerprint?: string }).fingerprint) throw changed
    const by = { now: context.now, actorId: context.requireViewer().id }
    return write(async (tx) => {
      await lockMetrics(tx, [metricId])
      if (!(await isAsCompared(context.db, metricId, diff.rows))) throw changed
      const { count } = await tx.observationImport.updateMany({
        where: { id, version, committedAt: null },
        data: { committedAt: by.now },
      })
      if (!count) throw new ConflictError(m.importedAlready)
      await tellOfImport(tx, id)
      await writeObservations(
        tx,
        by,
        metricId,
        diff.rows.flatMap(({ row }) => row ?? []),
      )
      return { importId: id }
    })
  },
  success: importInAnswer,
})
