import { sentFile, wholeTextOf } from '../../../organization/file/sentFile.ts'
import { metricIn } from '../../metric/visibleMetrics.ts'
import { LimitReachedError } from '../../../kernel/errors.ts'
import { mutation } from '../../../kernel/mutation.ts'
import { spend } from '../../../kernel/quota/spend.ts'
import { organizationFor } from '../../../organization/organization/organizationFor.ts'
import { countsOf } from './importInSight.ts'
import { importInAnswer } from './importInAnswer.ts'
import { day } from '../../../kernel/time/milliseconds.ts'

const mostMegabytes = 5

mutation('previewObservationImport', {
  description: 'Compares a file of observations with the stored ones, without changing anything.',
  policy: 'metrics.enter',
  input: (t) => ({
    metricId: t.id({ required: true, description: 'The metric being measured.' }),
    organizationId: t.id({
      required: true,
      description: 'The organization of rows that name no other; rows may name its sub-organizations.',
    }),
    fileId: t.id({
      required: true,
      description: 'The file, uploaded for OBSERVATIONS of the organization; it can be used for this import only.',
    }),
  }),
  errors: [LimitReachedError],
  async resolve({ metricId, organizationId, fileId }, { context, write }) {
    const now = context.now
    const metric = await metricIn(context, metricId)
    const organization = await organizationFor(context, organizationId, 'metrics.enter')
    const { id: sentId, name } = await sentFile(context, fileId, organization.id, mostMegabytes)
    const text = await wholeTextOf(context, sentId)
    const given = { metricId: metric.id, organizationId: organization.id, text }
    const counts = await countsOf(context, given)
    const createdById = context.requireViewer().id
    return write(async (transaction) => {
      const { observationImport, file } = transaction
      await spend(transaction, context, 'IMPORTS', { amount: 1, userId: createdById, rootIds: [organization.rootId] })
      await file.delete({ where: { id: sentId }, select: { id: true } })
      // What was compared and left behind.
      await observationImport.deleteMany({
        where: { createdById, committedAt: null, createdAt: { lt: new Date(now.getTime() - day) } },
      })
      const { id } = await observationImport.create({
        data: { ...given, name, counts, createdById, createdAt: now },
        select: { id: true },
      })
      return { importId: id }
    })
  },
  success: importInAnswer,
})
