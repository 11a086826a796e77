import { z } from 'zod'
import { mutation } from '../../kernel/mutation.ts'
import { requireSeen } from '../../kernel/stale.ts'
import { check, say } from '../../kernel/validation.ts'
import { organizationInAnswer } from '../../organization/organization/loadOrganization.ts'
import { lockTree } from '../../organization/organization/subject.ts'
import { fewestDays, kindNames, mostDays } from './kinds.ts'
import { rootToRetain } from './rootToRetain.ts'
import { the } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

const days = z
  .int(say(t.wholeNumber))
  .max(mostDays, say(t.daysAtMost({ most: mostDays })))
  .refine((one) => one === 0 || one >= fewestDays, say(t.daysAtLeast({ least: String(fewestDays) })))
  .nullish()
const schema = z.object({ auditDays: days, historyDays: days, messageDays: days, fileDays: days })

const ofKind = (what: string) => `For how many days to keep ${what}: at least ${fewestDays}, or 0 for ever.`

mutation('setRetention', {
  description:
    'Sets how long a root organization keeps what it was; what is older is deleted permanently within a day, unless a legal hold keeps it; a kind that is left out stays as it is.',
  policy: 'organization.retain',
  scope: 'ACCOUNT',
  input: (t) => ({
    organizationId: t.id({ required: true, description: 'The root organization.' }),
    version: t.int({ description: 'The version that was seen, to be told if somebody has changed it since.' }),
    auditDays: t.int({ description: ofKind('entries of the audit log') }),
    historyDays: t.int({ description: ofKind('the histories of records that are complete or withdrawn') }),
    messageDays: t.int({ description: ofKind('messages') }),
    fileDays: t.int({ description: ofKind('files on records and appointments') }),
  }),
  async resolve({ organizationId, version, ...given }, { context, write }) {
    const { id: rootId } = await rootToRetain(context, organizationId)
    const checked = check(schema, given)
    const change = Object.fromEntries(
      kindNames.flatMap((kind) => (checked[kind] == null ? [] : [[kind, checked[kind] || null]])),
    )
    return write(async (transaction) => {
      await lockTree(transaction, rootId)
      const kept = await transaction.retention.findUnique({ where: { rootId } })
      requireSeen(the('Retention'), { ...change, version }, kept)
      await transaction.retention.upsert({
        where: { rootId },
        create: { rootId, ...change },
        update: { ...change, version: { increment: 1 } },
      })
      return { organizationId: rootId }
    })
  },
  success: organizationInAnswer,
})
