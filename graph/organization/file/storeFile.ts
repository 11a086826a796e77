// Takes in a file: to a nameless file of the machine first, so that a slow sender holds no connection of the database
// and one who hangs up leaves nothing; then in parts to the database, at once or not at all.
import { createHash, randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { fileTypeFromBuffer } from 'file-type'
import type { Services } from '../../kernel/context.ts'
import type { Db } from '../../kernel/db.ts'
import { spend } from '../../kernel/quota/spend.ts'
import type { Upload } from './ticket.ts'

const partBytes = 256 * 1024
const headBytes = 4_100

/** What may come back under its own name; everything else is bytes to be saved. */
const knownTypes =
  /^(image\/(png|jpeg|webp|gif|avif|heic|bmp|tiff)|application\/(pdf|zip|x-7z-compressed|gzip|msword|vnd\.[\w.-]+)|audio\/[\w.-]+|video\/[\w.-]+)$/
const unknownType = 'application/octet-stream'

/** What a file is by its first bytes; its name says nothing. */
async function typeOf(head: Buffer): Promise<string> {
  const { mime } = (await fileTypeFromBuffer(head)) ?? { mime: unknownType }
  return knownTypes.test(mime) ? mime : unknownType
}

/** Spools bytes and looks at them on the way; `receive` throws where they are too many. */
export async function spooled<T>(
  bytes: AsyncIterable<Buffer>,
  most: number,
  tooMany: () => Error,
  keep: (spool: Spool) => Promise<T>,
): Promise<T> {
  const name = path.join(os.tmpdir(), `opsgraph-${randomUUID()}`)
  const file = await fs.open(name, 'wx+', 0o600)
  try {
    // It has no name any more, so that nothing is left of it whatever happens.
    await fs.unlink(name)
    const hash = createHash('sha256')
    let head = Buffer.alloc(0)
    let size = 0
    for await (const part of bytes) {
      size += part.length
      if (size > most) throw tooMany()
      if (head.length < headBytes) head = Buffer.concat([head, part.subarray(0, headBytes - head.length)])
      hash.update(part)
      await file.appendFile(part)
    }
    return await keep({ file, size, sha256: hash.digest(), mediaType: await typeOf(head) })
  } finally {
    await file.close()
  }
}

export interface Spool {
  file: fs.FileHandle
  size: number
  sha256: Buffer
  mediaType: string
}

/** The root of the organization that owns a file. */
export async function rootOf({ prisma }: Db, organizationId: string): Promise<string> {
  const where = { id: organizationId }
  return (await prisma.organization.findUniqueOrThrow({ where, select: { rootId: true } })).rootId
}

/** Writes a spooled file to the database, where there is room for it. */
export async function storeFile(
  services: Pick<Services, 'db' | 'clock' | 'settings'>,
  { fileId, organizationId, name, userId }: Upload,
  { file, size, sha256, mediaType }: Spool,
) {
  const { db, clock } = services
  const now = clock.now()
  const rootIds = [await rootOf(db, organizationId)]
  await db.prisma.$transaction(
    async (transaction) => {
      await transaction.$executeRaw`select set_config('opsgraph.actor', ${userId}, true)`
      const data = {
        id: fileId,
        organizationId,
        name,
        mediaType,
        size,
        sha256: new Uint8Array(sha256),
        createdById: userId,
        createdAt: now,
      }
      await transaction.file.create({ data, select: { id: true } })
      const part = new Uint8Array(partBytes)
      for (let n = 0, at = 0; at < size; n++) {
        const { bytesRead } = await file.read(part, 0, partBytes, at)
        at += bytesRead
        await transaction.fileChunk.create({
          data: { fileId, n, bytes: part.slice(0, bytesRead) },
          select: { n: true },
        })
      }
      // At the end, so that nobody waits while the bytes are written.
      await spend(transaction, { now, services }, 'FILES', { amount: size, rootIds, isWritten: true })
    },
    { timeout: 60_000 },
  )
}
