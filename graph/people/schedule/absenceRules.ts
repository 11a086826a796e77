// When somebody may be away, and who may stand in: nobody is away twice at once, no deputy is away too, and nobody goes
// who stands in for somebody. So there are no chains of deputies, and no circles.
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { NotFoundError, ValidationError } from '../../kernel/errors.ts'
import { heldAt } from '../../kernel/membership/visibleMemberships.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { zoneName } from '../../kernel/zoneName.ts'
import { visibleUsers } from '../user/visibleUsers.ts'
import { day } from '../../kernel/time/milliseconds.ts'

export interface Away {
  userId: string
  rootId: string
  startsAt: Date
  endsAt: Date
  deputyId: string | null
}

const longestDays = 366

const refused = (path: string, message: string) => new ValidationError([{ path, message }])

/** Throws where the dates alone are wrong. */
export function checkDates(now: Date, { startsAt, endsAt }: Pick<Away, 'startsAt' | 'endsAt'>): void {
  if (startsAt >= endsAt) throw refused('endsAt', 'Name an end that is after the start.')
  if (endsAt <= now) throw refused('endsAt', 'Name an end that is yet to come.')
  if (endsAt.getTime() - startsAt.getTime() > longestDays * day)
    throw refused('endsAt', `Name an end within ${longestDays} days of the start.`)
  if (startsAt.getTime() > now.getTime() + 5 * longestDays * day)
    throw refused('startsAt', 'Name a start within five years.')
}

/** Throws where the deputy is nobody of the tree whom the viewer sees. */
export async function checkDeputy(context: Context, { userId, rootId, deputyId }: Away): Promise<void> {
  if (!deputyId) return
  if (deputyId === userId) throw refused('deputyId', 'Nobody stands in for themselves.')
  const belongs = {
    status: 'ACTIVE' as const,
    memberships: { some: { AND: [heldAt(context.now), { organization: { rootId } }] } },
  }
  const where = { AND: [visibleUsers(context), { id: deputyId }, belongs] }
  if (!(await context.db.prisma.user.count({ where }))) throw new NotFoundError('The user')
}

/** Makes changes of a tree's absences go one after the other, so that what is looked at holds. */
export async function lockAbsences(transaction: Transaction, rootId: string): Promise<void> {
  await transaction.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`absence ${rootId}`}, 0))`
}

const other = {
  include: { user: { select: { name: true } }, deputy: { select: { id: true, name: true } } },
} as const

/** Throws where an absence does not go with the others of the tree; those named are not looked at, as itself. */
export async function checkOthers(
  transaction: Transaction,
  away: Away,
  timeZone: string,
  beside: string[] = [],
): Promise<void> {
  const { userId, rootId, startsAt, endsAt, deputyId } = away
  const concerned: Prisma.AbsenceWhereInput[] = [{ userId }, { deputyId: userId }]
  if (deputyId) concerned.push({ userId: deputyId })
  const others = await transaction.absence.findMany({
    ...other,
    where: {
      rootId,
      cancelledAt: null,
      id: { notIn: beside },
      startsAt: { lt: endsAt },
      endsAt: { gt: startsAt },
      OR: concerned,
    },
    orderBy: { startsAt: 'asc' },
  })
  const format = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone, hourCycle: 'h23' })
  const during = (one: { startsAt: Date; endsAt: Date }) =>
    `from ${format.format(one.startsAt)} to ${format.format(one.endsAt)} ${zoneName(timeZone, one.endsAt)}`
  for (const one of others) {
    if (one.userId === userId) throw refused('startsAt', `${one.user.name} is away already ${during(one)}.`)
    if (one.userId === deputyId) {
      const standIn =
        one.deputy &&
        (one.deputy.id === userId ? ', and has the one away as deputy' : `, and ${one.deputy.name} stands in`)
      throw refused(
        'deputyId',
        `${one.user.name} is away too, ${during(one)}${standIn ?? ''}. Choose somebody who is there.`,
      )
    }
    throw refused(
      'startsAt',
      `${one.deputy?.name} stands in for ${one.user.name} ${during(one)}. That needs another deputy first.`,
    )
  }
}
