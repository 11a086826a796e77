import { hashOf } from '../../kernel/auth/onceSecret.ts'
import { ConflictError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { the } from '../../kernel/noun.ts'
import { day } from '../../kernel/time/milliseconds.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import { Application } from './Application.ts'
import { changeableApplication } from './changeable.ts'
import { newClientSecret } from './clientSecret.ts'
import { loadWritten } from './visibleApplications.ts'
import * as m from './__generated__/messages.ts'

mutation('rotateApplicationSecret', {
  description: 'Gives an application a new secret; the old one stays valid for a day.',
  policy: 'organization.administer',
  scope: 'ACCOUNT',
  stepUp: true,
  input: (t) => ({ id: t.id({ required: true, description: 'The application.' }) }),
  async resolve(input, { context, write }) {
    const { id, version, secretHash } = await changeableApplication(context, input.id)
    if (!secretHash) throw new ConflictError(m.keepsNoSecret)
    const secret = newClientSecret()
    const payload = await write(async (tx): Promise<{ applicationId: string; secret: string | null }> => {
      const data = {
        secretHash: hashOf(secret),
        oldSecretHash: secretHash,
        oldSecretUntil: new Date(context.now.getTime() + day),
      }
      await changeVersioned(tx.application, the('Application'), { id, version }, data, { shown: {} })
      return { applicationId: id, secret: null }
    })
    return { ...payload, secret }
  },
  success: (t) => ({
    secret: t.exposeString('secret', {
      nullable: true,
      description: 'What the application sends as `client_secret`; returned only once; null if the call is repeated.',
    }),
    application: t.field({
      type: Application,
      description: 'The application after the change.',
      resolve: ({ applicationId }, _args, context, info) => loadWritten(context, info, applicationId),
    }),
  }),
})
