import { ConflictError, ForbiddenError, invalid, RateLimitError } from '../../kernel/errors.ts'
import { mailOfAct } from '../../kernel/mail/mailOfAct.ts'
import { mailIsSetUp } from '../../kernel/mail/transport.ts'
import { mutation } from '../../kernel/mutation.ts'
import { codeOf } from './code.ts'
import { mailboxesOf } from './mailboxes.ts'
import { ownDomain } from './subject.ts'
import * as m from './__generated__/messages.ts'

mutation('mailDomainCode', {
  description: 'Mails a code to who runs a domain, for verifyDomain.',
  policy: 'organization.administer',
  scope: 'ACCOUNT',
  input: (t) => ({
    organizationId: t.id({ required: true, description: 'The root organization.' }),
    name: t.string({ required: true, description: 'The domain.' }),
    mailbox: t.string({ required: true, description: 'The address, one of the mailboxes of the domain.' }),
  }),
  errors: [RateLimitError],
  async resolve({ organizationId, name, mailbox }, { context, write }) {
    const domain = await ownDomain(context, organizationId, name)
    if (!mailIsSetUp(context.services.settings)) throw new ForbiddenError(m.noMail)
    if (domain.verifiedAt) throw new ConflictError(m.isVerified)
    const to = mailbox.trim().toLowerCase()
    if (!mailboxesOf(domain.name).includes(to)) throw invalid('mailbox', m.chooseMailbox)
    // A mailbox of strangers is not to be filled.
    await context.services.signInLimits.count(`domain ${domain.name}`, context.client.address)
    return write(async (tx) => {
      await mailOfAct(context, tx, {
        to,
        subject: m.codeSubject({ domain: domain.name }),
        text: (by) => m.codeText({ domain: domain.name, code: '{secret}', ...by }),
        secret: codeOf(domain),
      })
      return { sentTo: to }
    })
  },
  success: (t) => ({
    sentTo: t.expose('sentTo', { type: 'EmailAddress', description: 'Where the code was mailed to.' }),
  }),
})
