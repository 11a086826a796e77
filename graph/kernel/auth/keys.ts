import { randomBytes } from 'node:crypto'
import type { Db } from '../db.ts'

/** The server's own secrets. They are made once and kept in the database, so that all processes share them. */
export interface Keys {
  accessToken: Uint8Array
  refreshToken: Uint8Array
  /** For codes and links that are good once. */
  once: Uint8Array
  fileTicket: Uint8Array
  /** What the secrets of webhooks follow from. */
  webhook: Uint8Array
}

async function keyNamed(db: Db, name: string): Promise<Uint8Array> {
  await db.prisma.serverKey.createMany({ data: [{ name, secret: randomBytes(32) }], skipDuplicates: true })
  const { secret } = await db.prisma.serverKey.findUniqueOrThrow({ where: { name } })
  return secret
}

export async function loadKeys(db: Db): Promise<Keys> {
  const names = ['access-token', 'refresh-token', 'once', 'file-ticket', 'webhook'] as const
  const [accessToken, refreshToken, once, fileTicket, webhook] = await Promise.all(
    names.map((name) => keyNamed(db, name)),
  )
  return {
    accessToken: accessToken!,
    refreshToken: refreshToken!,
    once: once!,
    fileTicket: fileTicket!,
    webhook: webhook!,
  }
}
