// Tells those who are asked to appointments of a series of all of them at once: one mail and one notification a person.
import { groupBy } from '../../../kernel/groupBy.ts'
import type { Context } from '../../../kernel/context.ts'
import { admitOutside } from '../../../kernel/mail/admitOutside.ts'
import { queueMail } from '../../../kernel/mail/queueMail.ts'
import type { Transaction } from '../../../kernel/mutation.ts'
import { addToOutbox } from '../../../kernel/outbox.ts'
import { sentenceOf } from '../../../kernel/recurrence/sentence.ts'
import { calendarColumns, calendarFileOf } from '../calendarFile.ts'
import { news, textOf } from '../invite.ts'
import { startOf } from './seriesRule.ts'

const columns = { ...calendarColumns, series: { select: { rule: true, date: true, startMins: true } } } as const

/** The appointments are as they are after the change. */
export async function tellSeries(
  tx: Transaction,
  context: Context,
  what: 'INVITED' | 'CHANGED' | 'CANCELLED',
  ids: readonly string[],
): Promise<void> {
  const viewer = context.requireViewer()
  const { kind, subject, says } = news[what]
  const appointments = await tx.appointment.findMany({
    where: { id: { in: [...ids] } },
    include: columns,
    orderBy: { startsAt: 'asc' },
  })
  const [first] = appointments
  if (!first) return
  // Whoever is asked to the same ones is told in the same words.
  const asked = appointments.flatMap(({ id, attendees }) => attendees.map((attendee) => ({ ...attendee, id })))
  const people = [...groupBy(asked, ({ email }) => email)].flatMap(([email, own]) => {
    const { userId } = own[0]!
    return userId === viewer.id ? [] : [{ email, userId, of: own.map(({ id }) => id) }]
  })
  const { rootId } = first
  const outside = await admitOutside(context, tx, {
    rootId,
    senderId: viewer.id,
    to: people.map(({ email }) => email),
    isOwed: what === 'CANCELLED',
  })
  for (const told of groupBy(people, ({ of }) => of.join()).values()) {
    const own = appointments.filter(({ id }) => told[0]!.of.includes(id))
    const next = own[0]!
    const letter = {
      rootId,
      senderId: viewer.id,
      replyTo: viewer.email,
      subject: `${subject}: ${next.name}`,
      text: textOf(
        next,
        `${viewer.name} ${says}`,
        next.series ? sentenceOf(next.series.rule, startOf(next.series)) : '',
      ),
      calendar: calendarFileOf(own),
    }
    for (const { email } of told)
      await queueMail(tx, { ...letter, to: [email], outside: Number(outside.has(email)) }, context.now)
    const userIds = told.flatMap(({ userId }) => userId ?? [])
    if (userIds.length)
      await addToOutbox(tx, { kind, ofId: next.id, at: context.now, facts: { actorId: viewer.id, userIds } })
  }
  const hasHeard = people.some(({ userId }) => userId === first.creatorId)
  if (what !== 'INVITED' && first.creatorId !== viewer.id && !hasHeard)
    await addToOutbox(tx, {
      kind,
      ofId: first.id,
      at: context.now,
      facts: { actorId: viewer.id, userIds: [first.creatorId] },
    })
}
