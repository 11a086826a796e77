import { z } from 'zod'
import { addressRanges } from '../../kernel/auth/addressRange.ts'
import { scopeNames } from '../../kernel/auth/scopes.ts'
import { mutation } from '../../kernel/mutation.ts'
import { the } from '../../kernel/noun.ts'
import { requireSeen } from '../../kernel/stale.ts'
import { check, say } from '../../kernel/validation.ts'
import { organizationInAnswer } from '../../organization/organization/loadOrganization.ts'
import { lockTree } from '../../organization/organization/subject.ts'
import { AccessScope } from './AccessToken.ts'
import { permittedRoot } from '../../organization/organization/permittedRoot.ts'
import * as m from './__generated__/messages.ts'

const mostDays = 366
const unchanged = <T>(value: T | null | undefined) => value ?? undefined

const policy = z.object({
  longestDays: z
    .int(say(m.daysFrom({ most: mostDays })))
    .min(1, say(m.daysFrom({ most: mostDays })))
    .max(mostDays, say(m.daysFrom({ most: mostDays })))
    .nullish(),
  scopes: z.array(z.enum(scopeNames)).nullish().transform(unchanged),
  addresses: addressRanges.nullish().transform(unchanged),
  allowsSelfRegistration: z.boolean().nullish().transform(unchanged),
})

mutation('setTokenPolicy', {
  description:
    'Sets what access tokens of people who belong to a root organization may be; what there is of others is refused from then on.',
  policy: 'organization.administer',
  scope: 'ACCOUNT',
  stepUp: true,
  input: (t) => ({
    organizationId: t.id({ required: true, description: 'The root organization.' }),
    version: t.int({ description: 'The version that was seen, to be told if somebody has changed it since.' }),
    longestDays: t.int({
      description:
        'How many days after it was created a token ends at the latest, from 1 to 366; null for the 366 of everywhere, unchanged if omitted.',
    }),
    scopes: t.field({
      type: [AccessScope],
      description:
        'The scopes that tokens may have, and those in them; none for no tokens at all; unchanged if omitted.',
    }),
    addresses: t.stringList({
      description:
        'The network addresses that tokens may be used from, or ranges of them such as 203.0.113.0/24; none for anywhere; unchanged if omitted.',
    }),
    allowsSelfRegistration: t.boolean({
      description:
        'Whether applications may register themselves by OAuth 2.0 dynamic registration; unchanged if omitted.',
    }),
  }),
  async resolve({ organizationId, version, ...input }, { context, write }) {
    const given = check(policy, input)
    const { id: rootId } = await permittedRoot(context, organizationId, 'organization.administer', m.onlyRoot)
    return write(async (tx) => {
      await lockTree(tx, rootId)
      const kept = await tx.tokenPolicy.findUnique({ where: { rootId } })
      requireSeen(the('TokenPolicy'), { ...given, version }, kept)
      await tx.tokenPolicy.upsert({
        where: { rootId },
        create: { rootId, ...given },
        update: { ...given, version: { increment: 1 } },
      })
      return { organizationId: rootId }
    })
  },
  success: organizationInAnswer,
})
