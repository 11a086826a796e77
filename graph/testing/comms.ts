import { globalId } from '../kernel/node.ts'
import type { Organization } from './rows.ts'
import type { World } from './world.ts'

/**
 * A contact and a thread with a message, for whoever is Admin of an organization; answers with their global ids by
 * type.
 */
export async function ownComms({ prisma, clock }: World, { id: organizationId }: Organization, name: string) {
  const membership = await prisma.membership.findFirst({ where: { organizationId } })
  const { userId: creatorId } = membership ?? (await prisma.membership.findFirstOrThrow())
  const contact = await prisma.contact.create({ data: { organizationId, name, relationship: 'SUPPLIER', creatorId } })
  const at = { lastAt: clock.now(), createdAt: clock.now() }
  const thread = await prisma.thread.create({
    data: { ...at, organizationId, subject: name, accessLevel: 'ADMIN', creatorId },
  })
  const message = await prisma.message.create({
    data: { threadId: thread.id, authorId: creatorId, text: name, createdAt: clock.now() },
  })
  return {
    DirectoryContact: globalId('DirectoryContact', contact.id),
    Thread: globalId('Thread', thread.id),
    Message: globalId('Message', message.id),
  }
}
