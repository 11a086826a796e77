// Whom an appointment is for: somebody of the house whom the viewer sees, or a name and an address.
import { z } from 'zod'
import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { NotFoundError } from '../../kernel/errors.ts'
import { uuidOf } from '../../kernel/node.ts'
import { visibleUsers } from '../../people/user/visibleUsers.ts'
import { check, email, name } from '../../kernel/validation.ts'
import type { Asked } from './invite.ts'
import { the } from '../../kernel/noun.ts'

const AppointmentGuestInput = builder.inputType('AppointmentGuestInput', {
  description: 'A person outside of the organization.',
  fields: (t) => ({
    name: t.string({ description: 'The name of the guest, at most 120 characters; defaults to the email address.' }),
    email: t.field({ type: 'EmailAddress', required: true, description: 'The email address for the invitation.' }),
  }),
})

export const AppointmentAttendeeInput = builder.inputType('AppointmentAttendeeInput', {
  description: 'A person to invite to an appointment: a user or a guest.',
  isOneOf: true,
  fields: (t) => ({
    userId: t.id({ description: 'A user visible to the viewer.' }),
    guest: t.field({
      type: AppointmentGuestInput,
      description: 'Another person; the address of a visible user invites that user.',
    }),
  }),
})

type AttendeeGiven = (typeof AppointmentAttendeeInput)['$inferInput']

export const mostAttendees = 100

const shape = z.record(z.string(), z.object({ guest: z.object({ name: name.nullish(), email }).nullish() }))

/** The people that an input names, each at its path; an address of somebody of the house in sight is that person. */
export async function peopleAsked(
  context: Context,
  rootId: string,
  given: Readonly<Record<string, AttendeeGiven>>,
): Promise<Asked[]> {
  const checked = check(shape, given)
  const asked = Object.entries(given).map(([path, { userId }]) =>
    userId == null ? { ...checked[path]!.guest!, userId: null } : { userId: uuidOf('User', userId) },
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
    if (one.userId !== null && !user) throw new NotFoundError(the('User'))
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
