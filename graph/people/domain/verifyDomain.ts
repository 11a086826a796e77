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
import { whyNotShown } from './record.ts'
import { ownDomain } from './subject.ts'
import * as m from './__generated__/messages.ts'

/** Throws unless a code is given that was mailed to who runs the domain, or its TXT record is there. */
async function requireShown(context: Context, domain: Domain, code: string | undefined) {
  if (code === undefined) {
    const problem = await whyNotShown(context, domain)
    if (problem) throw new ConflictError(problem)
    return
  }
  const { purpose, name } = codeOf(domain)
  const [right, given] = [onceCode(context, purpose, name), plainCode(code)].map((one) => Buffer.from(one))
  if (right!.length !== given!.length || !timingSafeEqual(right!, given!)) throw invalid('code', m.wrongCode)
}

/** The domain of another organization whose record is gone is that one's no more; throws where it is still there. */
async function takeOver(context: Context, name: string) {
  const other = await context.db.prisma.domain.findFirst({ where: { name, verifiedAt: { not: null } } })
  if (!other) return undefined
  if (!(await whyNotShown(context, other))) throw new ConflictError(m.isOfAnother({ domain: name }))
  return other
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
    const other = await takeOver(context, name)
    return write(async (tx) => {
      // Two organizations at once: one of them is told.
      await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`domain ${name}`}, 0))`
      if (other) await tx.domain.updateMany({ where: { rootId: other.rootId, name }, data: { verifiedAt: null } })
      if (await tx.domain.count({ where: { name, verifiedAt: { not: null } } }))
        throw new ConflictError(m.isOfAnother({ domain: name }))
      const { count } = await tx.domain.updateMany({
        where: { rootId, name, proof },
        data: { verifiedAt: context.now },
      })
      if (!count) throw new NotFoundError(the('Domain'))
      return { organizationId: rootId }
    })
  },
  success: organizationInAnswer,
})
