import type { Prisma } from '../../../prisma/__generated__/client/client.ts'

/** Whether somebody has an authenticator app. */
export const hasApp = async (db: Pick<Prisma.TransactionClient, 'authenticatorApp'>, userId: string) =>
  (await db.authenticatorApp.findUnique({ where: { userId }, select: { userId: true } })) !== null
