import { z } from 'zod'
import type { Context } from '../../kernel/context.ts'
import { NotFoundError, ValidationError } from '../../kernel/errors.ts'
import { heldAt } from '../../kernel/membership/visibleMemberships.ts'
import { uuidOf } from '../../kernel/node.ts'
import { visibleUsers } from '../user/visibleUsers.ts'
import { email, line, say } from '../../kernel/validation.ts'
import { the } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

export const contactRules = {
  name: line(1, 200),
  email: z.union([z.literal(''), email], say(t.writeEmail)),
  phone: line(0, 40).regex(/^[\d\s()+./x#-]*$/, say(t.writePhone)),
  department: line(0, 120),
  departmentGroup: line(0, 120),
  system: line(0, 120),
  // As it stands in an address or without the slash: one screen has one name.
  moduleScreen: line(0, 120).transform((screen) => screen.replace(/^\/+/, '')),
  stakeholder: line(0, 120),
  supportedTour: line(0, 120),
}

export const contactSchema = z.object(contactRules).partial()

interface Whom {
  userId?: string | null
  relationship: string
}

/** The person of the house that a contact is, as a column: somebody of its tree whom the viewer sees. */
export async function personOf(
  context: Context,
  { userId: named, relationship }: Whom,
  rootId: string,
): Promise<string | null> {
  if (!named) return null
  const id = uuidOf('User', named)
  const belongs = { memberships: { some: { AND: [heldAt(context.now), { organization: { rootId } }] } } }
  const user = await context.db.prisma.user.findFirst({
    where: { AND: [visibleUsers(context), belongs, { id }] },
    select: { id: true },
  })
  if (!user) throw new NotFoundError(the('User'))
  if (relationship !== 'TEAM') throw new ValidationError([{ path: 'userId', message: t.onlyTeam }])
  return user.id
}
