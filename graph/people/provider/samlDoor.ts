// /saml/<root>: where the SAML provider of an organization posts to, and what it has to know of Opsgraph. Nothing is
// checked here: the page that began the sign-in says which one it was.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { generateServiceProviderMetadata } from '@node-saml/node-saml'
import { z } from 'zod'
import type { Client, Services } from '../../kernel/context.ts'
import { HttpError } from '../../kernel/http/body.ts'
import { readForm } from '../../kernel/http/readForm.ts'
import { redirectUrl } from './redirectUrl.ts'
import { samlAddresses, samlPath } from './samlAddresses.ts'
import { keepResponse } from './samlResponses.ts'
import { samlOf } from './samlSettings.ts'

const bodyKb = 256
const mostOfState = 200

/** Whether there is a key is all that it looks at. */
const encryptedWith = (certificate: string | null | undefined) =>
  certificate ? { decryptionCert: certificate, decryptionPvk: 'kept' } : {}

const nameIdFormats = ['emailAddress', 'unspecified'].map((name) => `urn:oasis:names:tc:SAML:1.1:nameid-format:${name}`)

export function samlDoor(services: Services) {
  async function take(req: IncomingMessage, res: ServerResponse, client: Client, rootId: string) {
    const form = await readForm(req, bodyKb)
    const response = form.get('SAMLResponse')
    if (!response) throw new HttpError('BAD_REQUEST', 'Send a SAMLResponse.')
    await services.signInLimits.countResponse(client.address)
    const { prisma } = services.db
    const hasSaml = await prisma.$queryRaw<unknown[]>`
      select from identity_provider p join organization r on r.id = p.root_id
      where p.root_id = ${rootId}::uuid and p.saml is not null and r.archived_at is null`
    if (!hasSaml.length) throw new HttpError('NOT_FOUND', 'This organization has no SAML provider.')
    const relayState = (form.get('RelayState') ?? '').slice(0, mostOfState)
    const id = await keepResponse(prisma, rootId, { response, relayState }, services.clock.now())
    res.writeHead(303, { location: `${redirectUrl({ services })}?saml=${id}`, 'cache-control': 'no-store' })
    res.end()
  }

  async function sendMetadata(res: ServerResponse, rootId: string) {
    const kept = await services.db.prisma.identityProvider.findUnique({ where: { rootId }, select: { saml: true } })
    const { entityId, replyUrl } = samlAddresses({ services }, rootId)
    const metadata = generateServiceProviderMetadata({
      issuer: entityId,
      callbackUrl: replyUrl,
      wantAssertionsSigned: true,
      // It takes one format; the element may stand several times.
      identifierFormat: nameIdFormats as unknown as string,
      generateUniqueId: () => `_${rootId}`,
      ...encryptedWith(samlOf(kept)?.encryptionCertificate),
    })
    res.writeHead(200, { 'content-type': 'application/samlmetadata+xml; charset=utf-8', 'cache-control': 'no-store' })
    res.end(metadata)
  }

  return async (req: IncomingMessage, res: ServerResponse, client: Client, pathname: string): Promise<void> => {
    const [rootId, what, ...more] = pathname.slice(samlPath.length + 1).split('/')
    const isKnown = z.uuid().safeParse(rootId).success && !more.length
    const allowed = isKnown && { acs: 'POST', metadata: 'GET' }[what ?? '']
    if (!allowed) throw new HttpError('NOT_FOUND', `There is no ${pathname}.`)
    if (req.method !== allowed) throw new HttpError('METHOD', `${pathname} takes ${allowed}.`, { allow: allowed })
    if (what === 'acs') await take(req, res, client, rootId!)
    else await sendMetadata(res, rootId!)
  }
}
