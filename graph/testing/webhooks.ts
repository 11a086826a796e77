import { randomUUID } from 'node:crypto'
import { globalId } from '../kernel/node.ts'
import type { Organization } from './rows.ts'
import type { World } from './world.ts'

/** A webhook of an organization that is off, with a delivery that has failed; answers with their global ids by type. */
export async function ownWebhooks({ prisma }: World, { id: organizationId }: Organization, name: string) {
  const createdBy = { create: { email: `${randomUUID()}@test.test`, name, passwordHash: '-' } }
  const webhook = await prisma.webhook.create({
    data: {
      name,
      organization: { connect: { id: organizationId } },
      url: 'https://example.com/hooks',
      events: ['note.added'],
      isActive: false,
      createdAt: new Date(),
      createdBy,
    },
    select: { id: true },
  })
  const event = {
    create: {
      kind: 'webhook.test',
      subjectId: webhook.id,
      facts: {},
      at: new Date(),
      organization: { connect: { id: organizationId } },
    },
  }
  const delivery = await prisma.webhookDelivery.create({
    data: { webhook: { connect: webhook }, subjectId: webhook.id, state: 'FAILED', event },
    select: { id: true },
  })
  return { Webhook: globalId('Webhook', webhook.id), WebhookDelivery: globalId('WebhookDelivery', delivery.id) }
}
