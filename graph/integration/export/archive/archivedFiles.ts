import type { Prisma } from '../../../../prisma/__generated__/client/client.ts'
import type { Db } from '../../../kernel/db.ts'
import { noRow } from '../../../kernel/node.ts'
import type { ArchivedFile } from './tar.ts'

/** Files by their id, with the ending of what they are called. */
export async function* archivedFiles(db: Db, where: Prisma.FileWhereInput): AsyncGenerator<ArchivedFile> {
  for (let last = noRow; ;) {
    const files = await db.prisma.file.findMany({
      where: { AND: [where, { id: { gt: last } }] },
      select: { id: true, name: true, size: true },
      orderBy: { id: 'asc' },
      take: 100,
    })
    for (const { id, name, size } of files) {
      const ending = /\.[a-z0-9]{1,8}$/i.exec(name)?.[0] ?? ''
      yield { name: `files/${id}${ending}`, size, bytes: bytesOf(db, id) }
    }
    if (files.length < 100) return
    last = files.at(-1)!.id
  }
}

async function* bytesOf({ prisma }: Db, fileId: string): AsyncGenerator<Buffer> {
  for (let n = 0; ; n++) {
    const part = await prisma.fileChunk.findUnique({ where: { fileId_n: { fileId, n } } })
    if (!part) return
    yield Buffer.from(part.bytes)
  }
}
