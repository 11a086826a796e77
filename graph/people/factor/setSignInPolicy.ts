import { z } from 'zod'
import { addressRanges, isWithin } from '../../kernel/auth/addressRange.ts'
import { ConflictError, invalid } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { the } from '../../kernel/noun.ts'
import { requireSeen } from '../../kernel/stale.ts'
import { check, say } from '../../kernel/validation.ts'
import { organizationInAnswer } from '../../organization/organization/loadOrganization.ts'
import { lockTree } from '../../organization/organization/subject.ts'
import { factorOf } from './factorOf.ts'
import { sessionDays } from './sessionDays.ts'
import { permittedRoot } from '../../organization/organization/permittedRoot.ts'
import * as m from './__generated__/messages.ts'

function hours(days: number) {
  const most = days * 24
  const right = say(m.hoursFrom({ most }))
  return z.int(right).min(1, right).max(most, right).nullish()
}

const policy = z.object({
  requiresSecondFactor: z
    .boolean()
    .nullish()
    .transform((value) => value ?? undefined),
  longestSessionHours: hours(sessionDays.longest),
  longestIdleHours: hours(sessionDays.idle),
  addresses: addressRanges.nullish().transform((value) => value ?? undefined),
})

mutation('setSignInPolicy', {
  description:
    'Sets what a root organization requires at sign-in; people and sessions that no longer meet it sign in again within ten minutes.',
  policy: 'organization.administer',
  scope: 'ACCOUNT',
  stepUp: true,
  input: (t) => ({
    organizationId: t.id({ required: true, description: 'The root organization.' }),
    version: t.int({ description: 'The version that was seen, to be told if somebody has changed it since.' }),
    requiresSecondFactor: t.boolean({
      description:
        'Whether everybody who belongs to it needs a second factor, which the viewer needs first; unchanged if omitted.',
    }),
    longestSessionHours: t.int({
      description:
        'How many hours after it began a session ends, from 1 to 720; null for the 30 days of everywhere, unchanged if omitted.',
    }),
    longestIdleHours: t.int({
      description:
        'How many hours a session lasts without use, from 1 to 336; null for the 14 days of everywhere, unchanged if omitted.',
    }),
    addresses: t.stringList({
      description:
        'The network addresses from which people may sign in, or ranges of them such as 203.0.113.0/24, with that of the viewer among them; none for anywhere; unchanged if omitted.',
    }),
  }),
  async resolve({ organizationId, version, ...input }, { context, write }) {
    const viewer = context.requireViewer()
    const given = check(policy, input)
    const { id: rootId } = await permittedRoot(context, organizationId, 'organization.administer', m.onlyRoot)
    const { address } = context.client
    if (given.addresses?.length && !isWithin(given.addresses, address))
      throw invalid('addresses', m.ownAddressFirst({ address }))
    return write(async (tx) => {
      await lockTree(tx, rootId)
      if (given.requiresSecondFactor) {
        const { hasApp, hasPasskey } = await factorOf(tx, viewer.id, context.now)
        if (!hasApp && !hasPasskey) throw new ConflictError(m.ownFirst)
      }
      const kept = await tx.signInPolicy.findUnique({ where: { rootId } })
      requireSeen(the('SignInPolicy'), { ...given, version }, kept)
      await tx.signInPolicy.upsert({
        where: { rootId },
        create: { rootId, ...given },
        update: { ...given, version: { increment: 1 } },
      })
      return { organizationId: rootId }
    })
  },
  success: organizationInAnswer,
})
