// Sends the mails that are due. A mail is claimed by one statement, of any number of processes by one; the claim
// lapses, so that what a killed process had in hand is sent by another, under the same Message-ID.
import { isOpenRoot } from '../closing.ts'
import { mailedSecret, type MailedSecret } from '../auth/onceSecret.ts'
import type { Services } from '../context.ts'
import type { Job } from '../jobs.ts'
import { counter } from '../metrics/registry.ts'
import { outboxSql } from '../outbox.ts'
import { isForGood, mostTries, nextTry, whyNot, type SendError } from './outcome.ts'
import { mailIsSetUp, openTransport, type Transport } from './transport.ts'

const mails = counter('opsgraph_mails_total', 'Tries to send mails, by how they ended.', ['outcome'])
for (const outcome of ['sent', 'put off', 'failed']) mails.of(outcome)

const batch = 50
/** Addresses that are reserved for nobody: those of service accounts, and of accounts that were closed. */
const nobodys = '.invalid'
/** Longer than any try takes. */
const claimedFor = 10 * 60_000

interface Claimed {
  id: string
  to: string[]
  replyTo: string
  subject: string
  text: string
  secret: MailedSecret | null
  calendar: string | null
  messageId: string
  attempts: number
}

/** What nodemailer says of a mail that has left; its types leave out why some were refused. */
interface Left {
  rejected: unknown[]
  rejectedErrors?: SendError[]
}

// One that was claimed for its last time and never told of has failed, too.
const claim = `
  with due as (
    select id from mail where state = 'QUEUED' and next_at <= $1 and attempts < ${mostTries} and ${isOpenRoot('mail.root_id')}
    order by next_at limit ${batch} for update skip locked)
  update mail m set attempts = m.attempts + 1, next_at = $2 from due where m.id = due.id
  returning json_build_object('id', m.id, 'to', m."to", 'replyTo', m.reply_to, 'subject', m.subject, 'text', m.text, 'calendar', m.calendar,
    'secret', case when m.secret_name is not null then json_build_object('purpose', m.secret_purpose, 'name', m.secret_name) end,
    'messageId', m.message_id, 'attempts', m.attempts)`

const giveUp = `
  with failed as (
    update mail set state = 'FAILED', error = case error when '' then $2 else error end
    where state = 'QUEUED' and next_at <= $1 and attempts >= ${mostTries} and ${isOpenRoot('mail.root_id')} returning id, sender_id)
  ${outboxSql({ kind: `'MAIL_FAILED'`, from: 'failed where sender_id is not null', ofId: 'id', at: '$1' })}`

const sent = `update mail set state = 'SENT', sent_at = $2, error = $3 where id = $1 and state = 'QUEUED'`
const again = `update mail set next_at = $2, error = $3 where id = $1 and state = 'QUEUED'`
const failed = `
  with failed as (update mail set state = 'FAILED', error = $3 where id = $1 and state = 'QUEUED' returning id, sender_id)
  ${outboxSql({ kind: `'MAIL_FAILED'`, from: 'failed where sender_id is not null', ofId: 'id', at: '$2' })}`

/** Sends all that is due by now; answers with how many have left. */
export async function sendMails(services: Services): Promise<number> {
  const { db, clock, settings } = services
  if (!mailIsSetUp(settings)) return 0
  const now = clock.now()
  await db.run(giveUp, [now, 'It was tried too often.'])
  let transport: Transport | undefined
  let count = 0
  try {
    for (;;) {
      const claimed = (await db.run<[mail: Claimed]>(claim, [now, new Date(now.getTime() + claimedFor)])).map(
        ([mail]) => mail,
      )
      if (!claimed.length) return count
      const open = (transport ??= openTransport(settings))
      const left = await Promise.all(claimed.map((mail) => send(services, open, mail, now)))
      count += left.filter(Boolean).length
    }
  } finally {
    transport?.close()
  }
}

async function send(services: Services, transport: Transport, mail: Claimed, now: Date): Promise<boolean> {
  const { db, log } = services
  const { id, messageId, replyTo, subject, text, secret, calendar, attempts } = mail
  const to = mail.to.filter((one) => !one.endsWith(nobodys))
  if (!to.length) {
    await db.run(sent, [id, now, 'Nobody reads mail there.'])
    return false
  }
  try {
    const letter = {
      messageId: `<${messageId}>`,
      to,
      replyTo: replyTo || undefined,
      subject,
      text: secret ? text.replace('{secret}', mailedSecret({ services }, secret)) : text,
      date: now,
      icalEvent: calendar ? { method: methodIn(calendar), content: calendar } : undefined,
    }
    const { rejected, rejectedErrors }: Left = await transport.sendMail(letter)
    // Some have it: to send it again would be twice for them.
    const why = rejected.length ? `Not to ${rejected.map(String).join(', ')}: ${whyNot({ rejectedErrors })}` : ''
    await db.run(sent, [id, now, why])
    mails.of('sent').add()
    return true
  } catch (error) {
    const problem = error as SendError
    const next = isForGood(problem) ? null : nextTry(attempts, now)
    mails.of(next ? 'put off' : 'failed').add()
    await db.run(next ? again : failed, [id, next ?? now, whyNot(problem)])
    log.warn(
      { mail: id, attempts, code: problem.code, responseCode: problem.responseCode },
      'A mail could not be sent.',
    )
    return false
  }
}

/** What an iCalendar asks of who gets it. */
const methodIn = (calendar: string): string => /^METHOD:(\w+)/m.exec(calendar)?.[1] ?? 'PUBLISH'

export const mailJob: Job = {
  name: 'mail',
  seconds: 5,
  run: sendMails,
  backlog: `select count(*)::int, coalesce(extract(epoch from $1 - min(next_at)), 0)::float8 from mail where state = 'QUEUED' and next_at <= $1`,
}
