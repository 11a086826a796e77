import type { Context } from '../../context.ts'
import { NotFoundError, ValidationError } from '../../errors.ts'
import { metricIn } from '../../metric/visibleMetrics.ts'
import { mutation } from '../../mutation.ts'
import { uuidOf } from '../../node.ts'
import { organizationFor } from '../../organization/organizationFor.ts'
import { countsOf } from './importInSight.ts'
import { importInAnswer } from './importInAnswer.ts'

const day = 24 * 3_600_000
const mostBytes = 5_000_000

mutation('previewImport', {
  description: 'Compares a file of observations with what is known, and changes nothing.',
  policy: 'metrics.enter',
  input: (t) => ({
    metricId: t.id({ required: true, description: 'What is measured.' }),
    organizationId: t.id({ required: true, description: 'Whose observations they are, where a row says no other; rows may be of what is below it.' }),
    fileId: t.id({ required: true, description: 'The file, which was sent for OBSERVATIONS of that organization; it is kept as this import alone.' }),
  }),
  async resolve({ metricId, organizationId, fileId }, { context, write }) {
    const now = context.now
    const metric = await metricIn(context, metricId)
    const organization = await organizationFor(context, organizationId, 'metrics.enter')
    const { id: sentId, name, text } = await textOf(context, fileId, organization.id)
    const given = { metricId: metric.id, organizationId: organization.id, text }
    const counts = await countsOf(context, given)
    const createdById = context.requireViewer().id
    return write(async ({ observationImport, file }) => {
      await file.delete({ where: { id: sentId }, select: { id: true } })
      // What was compared and left behind.
      await observationImport.deleteMany({ where: { createdById, committedAt: null, createdAt: { lt: new Date(now.getTime() - day) } } })
      const { id } = await observationImport.create({ data: { ...given, name, counts, createdById, createdAt: now }, select: { id: true } })
      return { importId: id }
    })
  },
  success: importInAnswer,
})

/** What a file says that the viewer has sent for this and used nowhere. */
async function textOf(context: Context, globalId: string, organizationId: string) {
  const { prisma } = context.db
  const id = uuidOf('File', globalId, 'The file')
  const unused = { attachments: { none: {} }, logoOf: { none: {} }, answers: { none: {} }, sopSteps: { none: {} }, appointmentAttachments: { none: {} } }
  const file = await prisma.file.findFirst({ where: { id, organizationId, createdById: context.requireViewer().id, ...unused }, select: { id: true, name: true, size: true } })
  if (!file) throw new NotFoundError('The file')
  const wrong = (message: string) => new ValidationError([{ path: 'file', message }])
  if (file.size > mostBytes) throw wrong('Send a CSV of at most 5 MB.')
  const chunks = await prisma.fileChunk.findMany({ where: { fileId: id }, orderBy: { n: 'asc' }, select: { bytes: true } })
  const text = decoded(Buffer.concat(chunks.map(({ bytes }) => bytes)))
  if (text === undefined || text.includes('\0')) throw wrong('This is no text. Save it as CSV in UTF-8.')
  return { ...file, text }
}

function decoded(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
