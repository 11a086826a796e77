import type { Client, Services } from '../../kernel/context.ts'
import type { Text } from '../../kernel/messages/text.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { rulesOf, whyNotUsed, type Rules } from './tokenPolicy.ts'

interface Known {
  createdAt: Date
  rules: Rules[]
}

/** Of the viewers that are kept, which a change of rights drops and five seconds do. */
const known = new WeakMap<Viewer, Promise<Known>>()

async function read({ db, clock }: Services, { id: userId, token }: Viewer): Promise<Known> {
  const rules = await rulesOf(db.prisma, userId, clock.now())
  if (!rules.length) return { createdAt: clock.now(), rules }
  const where = { id: token!.id }
  const { createdAt } = await db.prisma.accessToken.findUniqueOrThrow({ where, select: { createdAt: true } })
  return { createdAt, rules }
}

/** Why an organization of a token's owner does not allow it, as it is or from there; undefined where all of them do. */
export async function whyRefused(services: Services, client: Client, viewer: Viewer): Promise<Text | undefined> {
  const { token } = viewer
  if (!token) return undefined
  let kept = known.get(viewer)
  if (!kept) {
    kept = read(services, viewer)
    known.set(viewer, kept)
    kept.catch(() => known.delete(viewer))
  }
  const { rules, createdAt } = await kept
  const { scopes } = token
  return whyNotUsed(rules, { scopes, createdAt }, client.address, services.clock.now())
}
