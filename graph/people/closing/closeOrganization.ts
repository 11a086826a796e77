import { z } from 'zod'
import type { Context } from '../../kernel/context.ts'
import { closesText, type ClosingTold } from '../../kernel/closing.ts'
import { closingError, ValidationError } from '../../kernel/errors.ts'
import { mailIsSetUp } from '../../kernel/mail/transport.ts'
import { mutation, type Transaction } from '../../kernel/mutation.ts'
import { globalId } from '../../kernel/node.ts'
import { mailedLink } from '../../kernel/publicLink.ts'
import { check, line } from '../../kernel/validation.ts'
import { organizationInAnswer, renewViewer } from '../../organization/organization/loadOrganization.ts'
import { lockTree, type Subject } from '../../organization/organization/subject.ts'
import { requireIdle } from './requireIdle.ts'
import { mailAdmins } from '../membership/mailAdmins.ts'
import { permittedRoot } from '../../organization/organization/permittedRoot.ts'
import * as m from './__generated__/messages.ts'

mutation('closeOrganization', {
  description:
    'Closes a root organization: it can only be read for 30 days, in which an Admin can reopen it; then everything of it is deleted, with the accounts of people who belong to no other.',
  policy: 'organization.close',
  scope: 'ACCOUNT',
  stepUp: true,
  input: (t) => ({
    id: t.id({ required: true, description: 'The root organization.' }),
    name: t.string({ required: true, description: 'Its name, typed to confirm.' }),
  }),
  async resolve(input, { context, write }) {
    const viewer = context.requireViewer()
    const subject = await permittedRoot(context, input.id, 'organization.close', m.rootAlone)
    const { name } = check(z.object({ name: line(0, 200) }), input)
    if (name !== subject.legalName)
      throw new ValidationError([{ path: 'name', message: m.typeName({ name: subject.legalName }) }])
    const payload = await write(async (transaction) => {
      await lockTree(transaction, subject.id)
      const [closes] = await transaction.$queryRaw<{ told: ClosingTold }[]>`
        select closing_told(c) as told from closing c where root_id = ${subject.id}::uuid`
      if (closes) throw closingError(closesText(closes.told))
      await requireIdle(transaction, subject.id)
      await transaction.closing.create({ data: { rootId: subject.id, closedById: viewer.id } })
      await tellAdmins(context, transaction, subject)
      return { organizationId: subject.id }
    })
    await renewViewer(context)
    return payload
  },
  success: organizationInAnswer,
})

/** Tells the other Admins, who can reopen it; where mail is not set up they see it wherever they look. */
async function tellAdmins(context: Context, transaction: Transaction, { id, legalName }: Subject) {
  const { settings } = context.services
  const { id: viewerId, name } = context.requireViewer()
  if (!mailIsSetUp(settings)) return
  const { goesAt } = await transaction.closing.findUniqueOrThrow({ where: { rootId: id }, select: { goesAt: true } })
  const told = {
    name,
    organization: legalName,
    day: goesAt.toISOString().slice(0, 10),
    link: mailedLink(settings, `/orgOverview/${globalId('Organization', id)}`),
  }
  await mailAdmins(transaction, context, id, {
    subject: m.mailSubject({ organization: legalName }),
    text: m.mailText(told),
    language: context.language,
    exceptId: viewerId,
  })
}
