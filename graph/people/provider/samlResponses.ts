// What a provider posts waits here for the page that takes it: a page can't read what was posted to it.
import { randomUUID } from 'node:crypto'
import type { Services } from '../../kernel/context.ts'
import type { Db } from '../../kernel/db.ts'
import type { Job } from '../../kernel/jobs.ts'
import { minute } from '../../kernel/time/milliseconds.ts'

const goodFor = 5 * minute
/** Of one organization: whoever posts more without a page pushes out what came first. */
const mostWaiting = 1_000

interface Posted {
  response: string
  relayState: string
}

type Prisma = Pick<Db['prisma'], '$executeRaw' | '$queryRaw' | 'samlResponse'>

/** Keeps a response until it is taken; answers with its name. */
export async function keepResponse(prisma: Prisma, rootId: string, posted: Posted, now: Date): Promise<string> {
  const id = randomUUID()
  await prisma.$executeRaw`
    delete from saml_response where id in (
      select id from saml_response where root_id = ${rootId}::uuid order by created_at desc offset ${mostWaiting - 1})`
  await prisma.samlResponse.create({ data: { id, rootId, ...posted, createdAt: now } })
  return id
}

/** Takes one of an organization, once; undefined where there is none. */
export async function takeResponse(prisma: Prisma, rootId: string, id: string, now: Date): Promise<Posted | undefined> {
  const [posted] = await prisma.$queryRaw<Posted[]>`
    delete from saml_response where id = ${id}::uuid and root_id = ${rootId}::uuid
      and created_at > ${new Date(now.getTime() - goodFor)}
    returning response, relay_state as "relayState"`
  return posted
}

/** Lets go of what no page has taken in time: it says who somebody is. */
export async function letGo({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - goodFor)
  await db.prisma.samlResponse.deleteMany({ where: { createdAt: { lte: before } } })
}

export const samlResponsesJob: Job = { name: 'saml responses', seconds: 60, run: letGo }
