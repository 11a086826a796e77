// Root organizations whose audit log is sent on, and what happens in them.
import type { SentEntry } from '../workspace/auditstream/SentEntry.ts'
import type { Organization, Person } from './rows.ts'
import { tree } from './tree.ts'
import { WebhookReceiver } from './webhookReceiver.ts'
import type { MutationResult, World } from './world.ts'

export interface Streamed {
  root: Organization
  admin: Person
  secret: string
}

export const loopbackAllowed = { WEBHOOK_HTTP: 'yes', WEBHOOK_PRIVATE: 'yes' } as const

export type StreamAnswer = MutationResult & { secret?: string | null }

/** A root organization whose log is sent to an address, with nothing waiting. */
export async function streamed(world: World, input: { kind: string; url: string; [of: string]: unknown }) {
  const { root, admin } = await tree(world)
  const organizationId = root.globalId
  const answer = await world.mutate<StreamAnswer>(admin, 'setAuditStream', { organizationId, ...input }, 'secret')
  if (answer.code) throw new Error(JSON.stringify(answer))
  await world.prisma.auditStreamEntry.deleteMany({ where: { rootId: root.id } })
  return { root, admin, secret: answer.secret ?? '' } satisfies Streamed
}

/** The same, sent to a webhook of its own. */
export async function streamedToWebhook(world: World) {
  const receiver = await WebhookReceiver.open()
  return { ...(await streamed(world, { kind: 'WEBHOOK', url: receiver.url })), receiver }
}

interface SentBody {
  type: string
  organization: { id: string; uuid: string; name: string }
  entries: SentEntry[]
}

export const bodiesOf = ({ received }: WebhookReceiver) => received.map(({ body }) => JSON.parse(body) as SentBody)
export const sentTo = (receiver: WebhookReceiver) => bodiesOf(receiver).flatMap(({ entries }) => entries)
export const idsSentTo = (receiver: WebhookReceiver) => sentTo(receiver).map(({ uuid }) => uuid)

/** Somebody adds a vehicle, which leaves an entry. */
export async function addVehicle(world: World, { root, admin }: Pick<Streamed, 'root' | 'admin'>, unitNumber: string) {
  const input = { organizationId: root.globalId, unitNumber, type: 'Tractor' }
  const { code, message } = await world.mutate(admin, 'createVehicle', input, 'vehicle { id }')
  if (code) throw new Error(message)
}

/** Entries as a change writes them, many at once; answers with their ids in order. */
export async function addEntries(
  { prisma }: Pick<World, 'prisma'>,
  { root, admin }: Pick<Streamed, 'root' | 'admin'>,
  count: number,
  after: object = { name: 'Yard' },
  nounId: string | null = null,
): Promise<string[]> {
  const noun = nounId ? 'User' : 'Vehicle'
  const rows = await prisma.$queryRaw<{ id: string }[]>`
    insert into audit_entry (root_id, organization_id, actor_id, noun, noun_id, action, after)
    select ${root.id}::uuid, ${root.id}::uuid, ${admin.id}::uuid, ${noun}, coalesce(${nounId}, gen_random_uuid()::text),
      'CREATE', ${JSON.stringify(after)}::jsonb
    from generate_series(1, ${count}::int) returning id`
  return rows.map(({ id }) => id).toSorted()
}

export const waitingOf = async ({ prisma }: Pick<World, 'prisma'>, { root }: Pick<Streamed, 'root'>) => {
  const rows = await prisma.auditStreamEntry.findMany({ where: { rootId: root.id }, orderBy: { entryId: 'asc' } })
  return rows.map(({ entryId }) => entryId)
}

export const rowOf = ({ prisma }: Pick<World, 'prisma'>, { root }: Pick<Streamed, 'root'>) =>
  prisma.auditStream.findUniqueOrThrow({ where: { rootId: root.id } })
