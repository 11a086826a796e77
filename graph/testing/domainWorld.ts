// Organizations and their domains, with a name server and a mail server of the test's own.
import { sendMails } from '../kernel/mail/sendMails.ts'
import { MailServer } from './mailServer.ts'
import { NameServer } from './nameServer.ts'
import type { Organization, Person } from './rows.ts'
import { tree } from './tree.ts'
import { World, type MutationResult } from './world.ts'

interface Shown {
  name: string
  verifiedAt: string | null
  recordName: string
  recordValue: string
  mailboxes: string[]
}
type Answer = MutationResult & { organization?: { domains: Shown[] }; sentTo?: string }

const shown = 'organization { domains { name verifiedAt recordName recordValue mailboxes } }'
export const domainSteps = (at: World) => ({
  create: (as: Person, { globalId }: Organization, name: string) =>
    at.mutate<Answer>(as, 'createDomain', { organizationId: globalId, name }, shown),
  verify: (as: Person, { globalId }: Organization, name: string, code?: string) =>
    at.mutate<Answer>(as, 'verifyDomain', { organizationId: globalId, name, code }, shown),
  mailCode: (as: Person, { globalId }: Organization, name: string, mailbox: string) =>
    at.mutate<Answer>(as, 'mailDomainCode', { organizationId: globalId, name, mailbox }, 'sentTo'),
  remove: (as: Person, { globalId }: Organization, name: string) =>
    at.mutate<Answer>(as, 'deleteDomain', { organizationId: globalId, name }, shown),
})

export async function domainWorld(database: string) {
  const names = await NameServer.open()
  const mail = await MailServer.open()
  const settings = { DNS_SERVERS: names.address, SMTP_URL: mail.url, PUBLIC_URL: 'https://ops.test' }
  const world = await World.make({ database, settings })
  const { create, verify, mailCode, remove } = domainSteps(world)

  let count = 0
  /** An organization, its Admin and a domain that it has named. */
  async function named() {
    const { root } = await tree(world)
    const admin = await world.user(root, 'ADMIN')
    const name = `fleet-${++count}.test`
    const [domain] = (await create(admin, root, name)).organization!.domains
    return { root, admin, name, domain: domain! }
  }

  async function verified() {
    const one = await named()
    names.records.set(one.domain.recordName, [one.domain.recordValue])
    const { message } = await verify(one.admin, one.root, one.name)
    if (message) throw new Error(message)
    return one
  }
  /** The code that was mailed last to an address. */
  async function codeTo(address: string) {
    await sendMails(world.services)
    const { source } = mail.received.findLast(({ to }) => to.includes(address))!
    return /\b[0-9A-Z]{4}(-[0-9A-Z]{4}){3}\b/.exec(source)![0]
  }
  return { codeTo, world, names, create, verify, mailCode, remove, named, verified }
}
