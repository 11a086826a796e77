// What is mailed to an address, and the links in it.
import type { MutationResult, World } from './world.ts'
import { sendMails } from '../kernel/mail/sendMails.ts'
import type { MailServer } from './mailServer.ts'
import type { Organization, Person } from './rows.ts'

/** Mailed links, by a world and the server that it mails by. */
export const mailedLinks = (world: World, server: MailServer) => {
  /** What was mailed to an address last, as it left. */
  async function mailTo(email: string) {
    await sendMails(world.services)
    return server.received
      .findLast(({ to }) => to.includes(email))
      ?.source.replaceAll('=\r\n', '')
      .replaceAll('=3D', '=')
  }
  return {
    mailTo,
    tokenTo: async (email: string) => /login\?verify=([\w-]+)/.exec((await mailTo(email)) ?? '')?.[1],
    codeTo: async (email: string) => /signup\?invitation=([\w-]+)/.exec((await mailTo(email)) ?? '')?.[1],
    verify: (person: Person, token: string) =>
      world.mutate<MutationResult & { organization?: { id: string } | null }>(
        person,
        'verifyEmail',
        { token },
        'user { isEmailVerified } organization { id }',
      ),
    isVerified: async ({ id }: { id: string }) =>
      (await world.prisma.user.findUniqueOrThrow({ where: { id } })).emailVerifiedAt !== null,
    /** Somebody whose address nobody has verified. */
    unverified: async (at?: Organization) => {
      const person = await world.user(at)
      await world.unverify(person)
      return person
    },
  }
}
