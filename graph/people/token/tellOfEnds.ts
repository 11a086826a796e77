// A program whose token ends stops working: its owner is told before.
import type { Services } from '../../kernel/context.ts'
import { inPortions } from '../../kernel/inPortions.ts'
import type { Job } from '../../kernel/jobs.ts'
import { queueMail } from '../../kernel/mail/queueMail.ts'
import { mailIsSetUp } from '../../kernel/mail/transport.ts'
import { languages } from '../../kernel/messages/languages.ts'
import { tellOwner } from '../serviceaccount/tellOwner.ts'
import { readLanguages } from '../user/readLanguages.ts'
import { linkToTokens } from './linkToTokens.ts'
import * as t from './__generated__/messages.ts'

const atOnce = 100

interface Due {
  userId: string
  email: string
  name: string
  expiresAt: Date
  holder: string
  account: { id: string; rootId: string } | null
}

/**
 * Mails who is responsible for the tokens that end soon, once: a week before, or when a quarter of the time is left
 * that they were made for. What was made for less than a day ends untold.
 */
export async function tellOfEnds({ db, clock, settings }: Pick<Services, 'db' | 'clock' | 'settings'>): Promise<void> {
  if (!mailIsSetUp(settings)) return
  const now = clock.now()
  const link = linkToTokens(settings)
  await inPortions(
    db,
    async (tx) => {
      const due = await tx.$queryRaw<Due[]>`
        with due as (
          select t.id from access_token t join app_user u on u.id = t.user_id
          where t.end_told_at is null and t.revoked_at is null and u.status = 'ACTIVE'
            and t.application_id is null
            and t.expires_at > ${now} and t.expires_at <= ${now}::timestamptz + interval '7 days'
            and t.expires_at - least((t.expires_at - t.created_at) / 4, interval '7 days') <= ${now}
            and t.expires_at - t.created_at >= interval '1 day'
          order by t.expires_at limit ${atOnce} for update of t skip locked)
        update access_token t set end_told_at = ${now} from due, app_user u
        where t.id = due.id and u.id = t.user_id
        returning u.id as "userId", u.email, t.name, t.expires_at as "expiresAt",
          u.name as holder, (
            select json_build_object('id', a.id, 'rootId', a.root_id) from service_account a
            where a.user_id = u.id) as account`
      const languageOf = await readLanguages(
        tx,
        due.map(({ userId }) => userId),
        languages[0],
      )
      for (const { userId, email, name, expiresAt, holder, account } of due) {
        const said = { name, day: expiresAt.toISOString().slice(0, 10), link }
        if (account) {
          await tellOwner(tx, { services: { settings }, now }, account, {
            subject: t.endSubject({ name }),
            text: t.accountEndText({ ...said, account: holder }),
          })
          continue
        }
        const [subject, text] = [t.endSubject({ name }), t.endText(said)].map((one) => one.in(languageOf(userId)))
        await queueMail(tx, { to: [email], subject: subject!, text: text! }, now)
      }
      return due.length === atOnce
    },
    { rest: 0 },
  )
}

export const tokenEndsJob: Job = { name: 'token ends', seconds: 3600, run: tellOfEnds }
