import { z } from 'zod'
import { hashOf } from '../../kernel/auth/onceSecret.ts'
import { LimitReachedError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { check } from '../../kernel/validation.ts'
import { permittedRoot } from '../../organization/organization/permittedRoot.ts'
import { lockTree } from '../../organization/organization/subject.ts'
import { AccessScope } from '../token/AccessToken.ts'
import { leastOf } from '../token/newToken.ts'
import { Application } from './Application.ts'
import { applicationRules, mostOfRoot, mostRedirects } from './applicationInput.ts'
import { newClientSecret } from './clientSecret.ts'
import { loadWritten } from './visibleApplications.ts'
import * as m from './__generated__/messages.ts'

const { name, homeUrl, redirectUrls, scopes } = applicationRules
const shape = z.object({ name, homeUrl: homeUrl.nullish(), redirectUrls, scopes })

mutation('createApplication', {
  description: 'Registers an application that people of a root organization may let act for them by OAuth 2.1.',
  policy: 'organization.administer',
  scope: 'ACCOUNT',
  stepUp: true,
  input: (t) => ({
    organizationId: t.id({ required: true, description: 'The root organization.' }),
    name: t.string({ required: true, description: 'The name that people are shown.' }),
    homeUrl: t.field({ type: 'URL', description: 'Where people find out about it.' }),
    redirectUrls: t.field({
      type: ['URL'],
      required: true,
      description: `The addresses that people may be led back to, at most ${mostRedirects}: https, http of the same machine, or an app's own scheme such as com.example.app:/signed-in.`,
    }),
    scopes: t.field({
      type: [AccessScope],
      required: true,
      description: 'The most that people may let it do; never DIRECTORY.',
    }),
    isConfidential: t.boolean({
      required: true,
      description: 'Whether it can keep a secret, as a server can; an app on a phone or a desktop can keep none.',
    }),
  }),
  errors: [LimitReachedError],
  async resolve({ organizationId, isConfidential, ...input }, { context, write }) {
    const { id: rootId } = await permittedRoot(context, organizationId, 'organization.administer', m.onlyRoot)
    const given = check(shape, input)
    const made = isConfidential ? newClientSecret() : null
    const payload = await write(async (tx): Promise<{ applicationId: string; secret: string | null }> => {
      await lockTree(tx, rootId)
      const used = await tx.application.count({ where: { rootId, endedAt: null, isSelfRegistered: false } })
      if (used >= mostOfRoot) throw new LimitReachedError(m.tooMany({ most: mostOfRoot }), { used, most: mostOfRoot })
      const { id } = await tx.application.create({
        data: {
          ...given,
          rootId,
          homeUrl: given.homeUrl ?? '',
          scopes: leastOf(given.scopes),
          secretHash: made === null ? null : hashOf(made),
          createdById: context.requireViewer().id,
          createdAt: context.now,
        },
        select: { id: true },
      })
      return { applicationId: id, secret: null }
    })
    // Beside what is kept for a repeated call: that one tells it no more.
    return { ...payload, secret: made }
  },
  success: (t) => ({
    secret: t.exposeString('secret', {
      nullable: true,
      description:
        'What the application sends as `client_secret`; returned only once; null if it keeps none, or if the call is repeated.',
    }),
    application: t.field({
      type: Application,
      description: 'The new application.',
      resolve: ({ applicationId }, _args, context, info) => loadWritten(context, info, applicationId),
    }),
  }),
})
