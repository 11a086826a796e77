// Whom an appointment is for: somebody of the house whom the viewer sees, or a name and an address.
import { z } from 'zod'
import type { Context } from '../../kernel/context.ts'
import { NotFoundError, ValidationError } from '../../kernel/errors.ts'
import { uuidOf } from '../../kernel/node.ts'
import { visibleUsers } from '../../people/user/visibleUsers.ts'
import { check, email, name } from '../../kernel/validation.ts'
import type { Asked } from './invite.ts'

export interface AttendeeGiven {
  userId?: string | null
  name?: string | null
  email?: string | null
}

export const mostAttendees = 100

const outsider = z.object({ name: name.nullish(), email })

/** The people that an input names; an address of somebody of the house in sight is that person. */
export async function peopleAsked(
  context: Context,
  rootId: string,
  given: readonly AttendeeGiven[],
  path = 'attendees',
): Promise<Asked[]> {
  if (given.length > mostAttendees)
    throw new ValidationError([{ path, message: `Ask at most ${mostAttendees} people.` }])
  const asked = given.map((one) =>
    one.userId == null ? { ...check(outsider, one), userId: null } : { userId: uuidOf('User', one.userId, 'The user') },
  )
  const ids = asked.flatMap(({ userId }) => userId ?? [])
  const emails = asked.flatMap((one) => (one.userId === null ? one.email : []))
  const ofTree = { status: 'ACTIVE' as const, memberships: { some: { organization: { rootId } } } }
  const found = asked.length
    ? await context.db.prisma.user.findMany({
        where: { AND: [visibleUsers(context), ofTree, { OR: [{ id: { in: ids } }, { email: { in: emails } }] }] },
        select: { id: true, name: true, email: true },
      })
    : []
  const people = new Map<string, Asked>()
  for (const one of asked) {
    const user = found.find(({ id, email: address }) =>
      one.userId === null ? address === one.email : id === one.userId,
    )
    if (one.userId !== null && !user) throw new NotFoundError('The user')
    const person = user
      ? { userId: user.id, name: user.name, email: user.email }
      : {
          userId: null,
          name: ('name' in one && one.name) || ('email' in one ? one.email : ''),
          email: 'email' in one ? one.email : '',
        }
    if (!people.has(person.email)) people.set(person.email, person)
  }
  return [...people.values()]
}
