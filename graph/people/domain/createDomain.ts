import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { AlreadyExistsError, LimitReachedError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { check } from '../../kernel/validation.ts'
import { organizationInAnswer } from '../../organization/organization/loadOrganization.ts'
import { lockTree } from '../../organization/organization/subject.ts'
import { domainName } from './domainName.ts'
import { ownRoot } from './subject.ts'
import * as m from './__generated__/messages.ts'

const most = 100

mutation('createDomain', {
  description: 'Names a domain of email addresses as one of a root organization; it counts once it is verified.',
  policy: 'organization.administer',
  scope: 'ACCOUNT',
  input: (t) => ({
    organizationId: t.id({ required: true, description: 'The root organization.' }),
    name: t.string({ required: true, description: 'The domain, such as example.com.' }),
  }),
  errors: [AlreadyExistsError, LimitReachedError],
  async resolve({ organizationId, ...input }, { context, write }) {
    const rootId = await ownRoot(context, organizationId)
    const { name } = check(z.object({ name: domainName }), input)
    return write(async (tx) => {
      await lockTree(tx, rootId)
      const count = await tx.domain.count({ where: { rootId } })
      if (count >= most) throw new LimitReachedError(m.mostDomains({ most }), { used: count, most })
      const proof = randomUUID()
      const made = await tx.domain.createMany({
        data: [{ rootId, name, proof, createdAt: context.now }],
        skipDuplicates: true,
      })
      if (!made.count) throw new AlreadyExistsError(m.isThere({ domain: name }))
      return { organizationId: rootId }
    })
  },
  success: organizationInAnswer,
})
