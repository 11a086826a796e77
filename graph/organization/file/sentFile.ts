// A file that was sent to be read as CSV: it serves this once, and is kept as what it says alone.
import type { Context } from '../../kernel/context.ts'
import { NotFoundError, invalid } from '../../kernel/errors.ts'
import { uuidOf } from '../../kernel/node.ts'
import { referrersOf } from '../../kernel/statement/models.ts'
import { notText } from '../../kernel/rows/csv.ts'
import { the } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

/** The file that the viewer has sent for this organization and used nowhere. */
export async function sentFile(context: Context, globalId: string, organizationId: string, mostMegabytes: number) {
  const id = uuidOf('File', globalId)
  // Its own bytes refer to it too.
  const uses = referrersOf('File').filter(({ table }) => table !== 'file_chunk')
  const unused = uses.map(({ table, column }) => ` and not exists (select from "${table}" x where x.${column} = f.id)`)
  const [row] = await context.db.run<[name: string, size: number]>(
    `select f.name, f.size from file f where f.id = $1 and f.organization_id = $2 and f.created_by_id = $3${unused.join('')}`,
    [id, organizationId, context.requireViewer().id],
  )
  if (!row) throw new NotFoundError(the('File'))
  const [name, size] = row
  if (size > mostMegabytes * 1_000_000) throw invalid('file', t.csvSize({ most: mostMegabytes }))
  return { id, name, size }
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
