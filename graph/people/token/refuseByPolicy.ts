import type { Client, Services } from '../../kernel/context.ts'
import { HttpError } from '../../kernel/http/body.ts'
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

/** Throws where an organization of a token's owner does not allow what the token is or where it is used. */
export async function refuseByPolicy(services: Services, client: Client, viewer: Viewer): Promise<void> {
  const { token } = viewer
  if (!token) return
  let kept = known.get(viewer)
  if (!kept) {
    kept = read(services, viewer)
    known.set(viewer, kept)
    kept.catch(() => known.delete(viewer))
  }
  const { rules, createdAt } = await kept
  const { scopes } = token
  const problem = whyNotUsed(rules, { scopes, createdAt }, client.address, services.clock.now())
  if (problem) throw new HttpError('FORBIDDEN', String(problem))
}
