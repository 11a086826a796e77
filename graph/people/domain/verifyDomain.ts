import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Domain } from '../../../prisma/__generated__/client/client.ts'
import { onceCode, plainCode } from '../../kernel/auth/onceSecret.ts'
import type { Context } from '../../kernel/context.ts'
import { ConflictError, invalid, NotFoundError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { the } from '../../kernel/noun.ts'
import { check } from '../../kernel/validation.ts'
import { organizationInAnswer } from '../../organization/organization/loadOrganization.ts'
import { codeOf } from './code.ts'
import { lookForRecord } from './record.ts'
import { ownDomain } from './subject.ts'
import { tellAdmins } from './tellAdmins.ts'
import * as m from './__generated__/messages.ts'

/** Throws unless a code is given that was mailed to who runs the domain, or its TXT record is there. */
async function requireShown(context: Context, domain: Domain, code: string | undefined) {
  if (code === undefined) {
    const found = await lookForRecord(context.services, domain)
    if (!found.isThere) throw new ConflictError(found.why)
    return
  }
  const { purpose, name } = codeOf(domain)
  const [right, given] = [onceCode(context, purpose, name), plainCode(code)].map((one) => Buffer.from(one))
  if (right!.length !== given!.length || !timingSafeEqual(right!, given!)) throw invalid('code', m.wrongCode)
}

/**
 * Takes a domain from another organization whose record is gone; throws where it is still there. Nobody stands in that
 * one's audit log for it: who did it is a stranger there. Its Admins are mailed.
 */
async function takeFromAnother({ db, services }: Context, name: string) {
  const other = await db.prisma.domain.findFirst({ where: { name, verifiedAt: { not: null } } })
  if (!other) return
  const found = await lookForRecord(services, other)
  // Name servers that do not answer take nothing from anybody.
  if (found.isThere === undefined) throw new ConflictError(found.why)
  if (found.isThere) throw new ConflictError(m.isOfAnother({ domain: name }))
  const { rootId, verifiedAt } = other
  await db.prisma.$transaction(async (tx) => {
    const data = { verifiedAt: null, missingSince: null }
    const { count } = await tx.domain.updateMany({ where: { rootId, name, verifiedAt }, data })
    if (count) await tellAdmins(services, tx, other, 'MOVED')
  })
}

mutation('verifyDomain', {
  description:
    'Takes a domain as one of a root organization, by its TXT record or by a code that was mailed to who runs it.',
  policy: 'organization.administer',
  scope: 'ACCOUNT',
  input: (t) => ({
    organizationId: t.id({ required: true, description: 'The root organization.' }),
    name: t.string({ required: true, description: 'The domain.' }),
    code: t.string({ description: 'The code that was mailed; the TXT record is looked for if omitted.' }),
  }),
  async resolve({ organizationId, name: typed, ...input }, { context, write }) {
    const domain = await ownDomain(context, organizationId, typed)
    const { rootId, name, proof } = domain
    const given = check(z.object({ code: z.string().max(100).nullish() }), input)
    if (domain.verifiedAt) throw new ConflictError(m.isVerified)
    await requireShown(context, domain, given.code ?? undefined)
    await takeFromAnother(context, name)
    return write(async (tx) => {
      // Two organizations at once: one of them is told.
      await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`domain ${name}`}, 0))`
      if (await tx.domain.count({ where: { name, verifiedAt: { not: null } } }))
        throw new ConflictError(m.isOfAnother({ domain: name }))
      const { count } = await tx.domain.updateMany({
        where: { rootId, name, proof },
        data: { verifiedAt: context.now, checkedAt: context.now, isByMail: given.code != null, missingSince: null },
      })
      if (!count) throw new NotFoundError(the('Domain'))
      return { organizationId: rootId }
    })
  },
  success: organizationInAnswer,
})
