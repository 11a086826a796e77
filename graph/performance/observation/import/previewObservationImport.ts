import { sentFile, wholeTextOf } from '../../../organization/file/sentFile.ts'
import { metricIn } from '../../metric/visibleMetrics.ts'
import { mutation } from '../../../kernel/mutation.ts'
import { organizationFor } from '../../../organization/organization/organizationFor.ts'
import { countsOf } from './importInSight.ts'
import { importInAnswer } from './importInAnswer.ts'
import { day } from '../../../kernel/time/milliseconds.ts'

const mostMegabytes = 5

mutation('previewObservationImport', {
  description: 'Compares a file of observations with what is known, and changes nothing.',
  policy: 'metrics.enter',
  input: (t) => ({
    metricId: t.id({ required: true, description: 'What is measured.' }),
    organizationId: t.id({
      required: true,
      description: 'Whose observations they are, where a row says no other; rows may be of what is below it.',
    }),
    fileId: t.id({
      required: true,
      description: 'The file, which was sent for OBSERVATIONS of that organization; it is kept as this import alone.',
    }),
  }),
  async resolve({ metricId, organizationId, fileId }, { context, write }) {
    const now = context.now
    const metric = await metricIn(context, metricId)
    const organization = await organizationFor(context, organizationId, 'metrics.enter')
    const { id: sentId, name } = await sentFile(context, fileId, organization.id, mostMegabytes)
    const text = await wholeTextOf(context, sentId)
    const given = { metricId: metric.id, organizationId: organization.id, text }
    const counts = await countsOf(context, given)
    const createdById = context.requireViewer().id
    return write(async ({ observationImport, file }) => {
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
