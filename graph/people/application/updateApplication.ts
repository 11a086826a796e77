import { z } from 'zod'
import { mutation } from '../../kernel/mutation.ts'
import { the } from '../../kernel/noun.ts'
import { check } from '../../kernel/validation.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import { AccessScope } from '../token/AccessToken.ts'
import { leastOf } from '../token/newToken.ts'
import { Application } from './Application.ts'
import { applicationRules, beyond } from './applicationInput.ts'
import { changeableApplication } from './changeable.ts'
import { loadWritten } from './visibleApplications.ts'

const { name, homeUrl, redirectUrls, scopes } = applicationRules
const shape = z.object({
  name: name.nullish(),
  homeUrl: homeUrl.nullish(),
  redirectUrls: redirectUrls.nullish(),
  scopes: scopes.nullish(),
})

mutation('updateApplication', {
  description:
    'Updates an application; omitted fields are unchanged; what people have let it do beyond the new scopes is revoked.',
  policy: 'organization.administer',
  scope: 'ACCOUNT',
  stepUp: true,
  input: (t) => ({
    id: t.id({ required: true, description: 'The application.' }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
    name: t.string({ description: 'The name that people are shown.' }),
    homeUrl: t.field({ type: 'URL', description: 'Where people find out about it; null if not known.' }),
    redirectUrls: t.field({ type: ['URL'], description: 'The addresses that people may be led back to.' }),
    scopes: t.field({ type: [AccessScope], description: 'The most that people may let it do; never DIRECTORY.' }),
  }),
  clears: { homeUrl: '' },
  async resolve(input, { context, write }) {
    const { id, version } = await changeableApplication(context, input.id)
    const given = check(shape, input)
    return write(async (tx) => {
      const data = {
        name: given.name ?? undefined,
        homeUrl: given.homeUrl ?? undefined,
        redirectUrls: given.redirectUrls ?? undefined,
        scopes: given.scopes ? leastOf(given.scopes) : undefined,
      }
      const seen = { id, version: input.version ?? version }
      await changeVersioned(tx.application, the('Application'), seen, data, { shown: {} })
      if (data.scopes)
        await tx.accessToken.updateMany({
          where: { applicationId: id, revokedAt: null, scopes: { hasSome: beyond(data.scopes) } },
          data: { revokedAt: context.now, revokedById: context.requireViewer().id },
        })
      return { applicationId: id }
    })
  },
  success: (t) => ({
    application: t.field({
      type: Application,
      description: 'The application after the change.',
      resolve: ({ applicationId }, _args, context, info) => loadWritten(context, info, applicationId),
    }),
  }),
})
