import type { Services } from '../../kernel/context.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { globalId } from '../../kernel/node.ts'
import { mailedLink } from '../../kernel/publicLink.ts'
import { mailAdmins } from '../membership/mailAdmins.ts'
import { recordOf } from './record.ts'
import * as t from './__generated__/messages.ts'

/** How many days the record of a verified domain may be gone. */
export const grace = 30

const letters = {
  MISSING: [t.missingSubject, t.missingText],
  LOST: [t.lostSubject, t.lostText],
  MOVED: [t.lostSubject, t.movedText],
} as const

/** Mails the Admins of an organization what has become of a domain of theirs. */
export async function tellAdmins(
  { settings, clock }: Pick<Services, 'settings' | 'clock'>,
  tx: Transaction,
  { rootId, name: domain }: { rootId: string; name: string },
  what: keyof typeof letters,
) {
  const link = mailedLink(settings, `/orgOverview/${globalId('Organization', rootId)}`)
  const [subject, text] = letters[what]
  await mailAdmins(tx, { services: { settings }, now: clock.now() }, rootId, {
    subject: subject({ domain }),
    text: text({ domain, record: recordOf(domain), days: grace, link }),
  })
}
