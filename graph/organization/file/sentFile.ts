// A file that was sent to be read as CSV: it serves this once, and is kept as what it says alone.
import type { Context } from '../../kernel/context.ts'
import { NotFoundError } from '../../kernel/errors.ts'
import { uuidOf } from '../../kernel/node.ts'
import { notText, wrongFile } from '../../kernel/rows/csv.ts'

/** The file that the viewer has sent for this organization and used nowhere. */
export async function sentFile(context: Context, globalId: string, organizationId: string, mostMegabytes: number) {
  const id = uuidOf('File', globalId, 'The file')
  const unused = {
    attachments: { none: {} },
    logoOf: { none: {} },
    answers: { none: {} },
    sopSteps: { none: {} },
    appointmentAttachments: { none: {} },
  }
  const where = { id, organizationId, createdById: context.requireViewer().id, ...unused }
  const file = await context.db.prisma.file.findFirst({ where, select: { id: true, name: true, size: true } })
  if (!file) throw new NotFoundError('The file')
  if (file.size > mostMegabytes * 1_000_000) throw wrongFile(`Send a CSV of at most ${mostMegabytes} MB.`)
  return file
}

/** What it says, part by part, so that it is never held whole; throws where it is no text in UTF-8. */
export async function* textOf({ db: { prisma } }: Pick<Context, 'db'>, fileId: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  for (let n = 0; ; n++) {
    const part = await prisma.fileChunk.findUnique({ where: { fileId_n: { fileId, n } }, select: { bytes: true } })
    const text = decoded(decoder, part?.bytes)
    if (text.includes('\0')) throw notText()
    yield text
    if (!part) return
  }
}

/** The same at once, of a small file. */
export async function wholeTextOf(context: Pick<Context, 'db'>, fileId: string): Promise<string> {
  let text = ''
  for await (const part of textOf(context, fileId)) text += part
  return text
}

function decoded(decoder: TextDecoder, bytes: Uint8Array | undefined): string {
  try {
    return decoder.decode(bytes, { stream: bytes !== undefined })
  } catch {
    throw notText()
  }
}
