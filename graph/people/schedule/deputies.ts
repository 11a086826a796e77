// Who stands in for whom when: an absence's own deputy while no part of it is all given to another, and each part's.
import type { Context } from '../../kernel/context.ts'
import { invalid, NotFoundError } from '../../kernel/errors.ts'
import { heldAt } from '../../kernel/membership/visibleMemberships.ts'
import { visibleUsers } from '../user/visibleUsers.ts'
import type { Span } from './businessTime.ts'
import type { Part } from './partInput.ts'
import { overlap, spanOf, without } from './spans.ts'
import { the } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

/** What an absence says of its deputies. */
export interface Deputed {
  startsAt: Date
  endsAt: Date
  deputyId: string | null
  parts: readonly Part[]
}

/** When somebody stands in, and the field that names them. */
export interface Turn extends Span {
  deputyId: string
  path: string
}

/** When a part is, which is all of its absence where it names no time. */
const spanOfPart = ({ startsAt, endsAt }: Deputed, part: Part): Span =>
  spanOf({ startsAt: part.startsAt ?? startsAt, endsAt: part.endsAt ?? endsAt })

/** When each deputy of an absence stands in. */
export function turnsOf(away: Deputed): Turn[] {
  const { deputyId, parts } = away
  const given = parts.filter(({ organizationId, groupId }) => !organizationId && !groupId)
  const rest = without(
    [spanOf(away)],
    given.map((part) => spanOfPart(away, part)),
  )
  return [
    ...(deputyId ? rest.map((span) => ({ ...span, deputyId, path: 'deputyId' })) : []),
    ...parts.map((part, i) => ({ ...spanOfPart(away, part), deputyId: part.deputyId, path: `parts.${i}.deputyId` })),
  ]
}

/** Throws where the parts do not go with their absence or with each other. */
export function checkParts(away: Deputed): void {
  const whole = spanOf(away)
  for (const [i, part] of away.parts.entries()) {
    const { from, to } = spanOfPart(away, part)
    if (from < whole.from || from >= whole.to) throw invalid(`parts.${i}.startsAt`, t.startWithin)
    if (to > whole.to) throw invalid(`parts.${i}.endsAt`, t.endWithin)
    if (from >= to) throw invalid(`parts.${i}.endsAt`, t.endAfterStart)
    const isTaken = away.parts
      .slice(0, i)
      .some(
        (other) =>
          other.organizationId === part.organizationId &&
          other.groupId === part.groupId &&
          overlap(spanOfPart(away, other), { from, to }),
      )
    if (isTaken) throw invalid(`parts.${i}.deputyId`, t.partTaken)
  }
}

/** The parts of a recurring absence, which are of its work alone. */
export function checkRecurringParts(parts: Part[]): Part[] {
  for (const [i, { startsAt, endsAt }] of parts.entries())
    if (startsAt ?? endsAt) throw invalid(`parts.${i}.${startsAt ? 'startsAt' : 'endsAt'}`, t.leaveOutTime)
  const [startsAt, endsAt] = [new Date(0), new Date(1)]
  checkParts({ startsAt, endsAt, deputyId: null, parts })
  return parts
}

interface Named {
  userId: string
  rootId: string
  deputyId?: string | null
  parts?: readonly Pick<Part, 'deputyId'>[]
}

/** Throws where a deputy is nobody of the tree whom the viewer sees. */
export async function checkDeputies(context: Context, { userId, rootId, deputyId, parts = [] }: Named): Promise<void> {
  const named = [
    ...(deputyId ? [{ id: deputyId, path: 'deputyId' }] : []),
    ...parts.map((part, i) => ({ id: part.deputyId, path: `parts.${i}.deputyId` })),
  ]
  if (!named.length) return
  const own = named.find(({ id }) => id === userId)
  if (own) throw invalid(own.path, t.notForThemselves)
  const belongs = {
    status: 'ACTIVE' as const,
    memberships: { some: { AND: [heldAt(context.now), { organization: { rootId } }] } },
  }
  const where = { AND: [visibleUsers(context), { id: { in: named.map(({ id }) => id) } }, belongs] }
  const found = await context.db.prisma.user.findMany({ where, select: { id: true } })
  const missing = named.find(({ id }) => !found.some((user) => user.id === id))
  if (missing) throw new NotFoundError(the('User'), missing.path)
}
