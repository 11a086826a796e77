// What a provider posts waits here for the page that takes it: a page can't read what was posted to it.
import { randomUUID } from 'node:crypto'
import type { Db } from '../../kernel/db.ts'
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
  await prisma.samlResponse.deleteMany({ where: { createdAt: { lte: new Date(now.getTime() - goodFor) } } })
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
