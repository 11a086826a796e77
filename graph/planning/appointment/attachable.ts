import type { Context } from '../../kernel/context.ts'
import { ConflictError, NotFoundError, ValidationError } from '../../kernel/errors.ts'
import { uuidOf } from '../../kernel/node.ts'
import { refusedBytes } from './attachmentTypes.ts'
import { the } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

export const mostFiles = 50

/** The uuids of files that the viewer has sent for an organization and that are used nowhere else. */
export async function attachable(
  context: Context,
  organizationId: string,
  ids: readonly string[],
  appointmentId?: string,
): Promise<string[]> {
  const wanted = [...new Set(ids.map((id) => uuidOf('File', id)))]
  if (wanted.length > mostFiles)
    throw new ValidationError([{ path: 'fileIds', message: t.mostFiles({ most: String(mostFiles) }) }])
  if (!wanted.length) return []
  const one = { take: 1, select: { id: true } } as const
  const found = await context.db.prisma.file.findMany({
    where: { id: { in: wanted }, organizationId, createdById: context.requireViewer().id },
    select: {
      id: true,
      name: true,
      mediaType: true,
      logoOf: one,
      answers: one,
      sopSteps: one,
      attachments: { take: 1, select: { actionId: true } },
      appointmentAttachments: { select: { appointmentId: true } },
    },
  })
  if (found.length < wanted.length) throw new NotFoundError(the('File'))
  for (const { name, mediaType, logoOf, answers, sopSteps, attachments, appointmentAttachments } of found) {
    const elsewhere = appointmentAttachments.some((use) => use.appointmentId !== appointmentId)
    if (elsewhere || logoOf.length || answers.length || sopSteps.length || attachments.length) {
      throw new ConflictError(t.usedElsewhere)
    }
    const refused = refusedBytes(name, mediaType)
    if (refused) throw new ValidationError([{ path: appointmentId ? 'fileId' : 'fileIds', message: refused }])
  }
  return wanted
}
