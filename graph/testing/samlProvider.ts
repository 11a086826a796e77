// A SAML provider on this machine: it signs in the one that a test says, and can be made to lie.
import { randomUUID } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { inflateRawSync } from 'node:zlib'
import * as samlify from 'samlify'
import { otherKey, providersKey } from './samlKeys.ts'
import { responseXml, type Said } from './samlResponseXml.ts'

samlify.setSchemaValidator({ validate: () => Promise.resolve('') })

/** What it does otherwise than a good provider would. */
export interface Lies {
  /** What it says in the response beside what is true. */
  said?: Partial<Said>
  /** The response before it is signed. */
  before?: (xml: string) => string
  /** The same afterwards. */
  after?: (xml: string) => string | Promise<string>
  isUnsigned?: boolean
  hasOtherKey?: boolean
  algorithm?: string
  /** By which algorithms it encrypts, with the certificate that it reads in the metadata. */
  encryption?: { data?: string; key?: string }
  relayState?: string
}

interface Posted {
  address: string
  form: { SAMLResponse: string; RelayState: string }
}

const redirectBinding = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'

const fieldIn = (page: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? ''

export class SamlProvider {
  /** By their name ids, with what is said of them. */
  readonly people = new Map<string, Record<string, string[]>>()
  /** Who signs in next; null where they refuse. */
  next: string | null = null
  lies: Lies = {}
  /** The last request, as the provider has read it. */
  asked: { id: string; isForced: boolean } | undefined
  readonly entityId: string
  readonly signInUrl: string
  readonly close: () => Promise<void>
  readonly certificate = providersKey.certificate

  private constructor(origin: string, close: () => Promise<void>) {
    // Files share a database.
    this.entityId = `${origin}/${randomUUID()}`
    this.signInUrl = `${origin}/sso?tenant=one`
    this.close = close
  }

  static async open(): Promise<SamlProvider> {
    const server = http.createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const made = new SamlProvider(`http://127.0.0.1:${port}`, async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    })
    server.on('request', (req, res) => {
      made.page(new URL(req.url!, made.signInUrl)).then(
        (page) => res.setHeader('content-type', 'text/html').end(page),
        (error: unknown) => res.writeHead(500).end(String(error)),
      )
    })
    return made
  }

  /** What stands at the address to which it was sent: a form for the browser to post. */
  private async page({ searchParams: query }: URL): Promise<string> {
    const request = Object.fromEntries(query)
    const xml = inflateRawSync(Buffer.from(request.SAMLRequest!, 'base64')).toString()
    const issuer = /<saml:Issuer[^>]*>([^<]+)</.exec(xml)![1]!
    const metadata = await (await fetch(`${issuer}/metadata`)).text()
    const service = samlify.ServiceProvider({ metadata })
    const { key, certificate } = this.lies.hasOtherKey ? otherKey : providersKey
    const provider = samlify.IdentityProvider({
      entityID: this.entityId,
      privateKey: key,
      signingCert: certificate,
      requestSignatureAlgorithm: this.lies.algorithm ?? 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
      singleSignOnService: [{ Binding: redirectBinding, Location: this.signInUrl }],
      singleLogoutService: [{ Binding: redirectBinding, Location: this.signInUrl }],
      messageSigningOrder: 'sign-then-encrypt',
      ...(this.lies.encryption && {
        isAssertionEncrypted: true,
        ...(this.lies.encryption.data && { dataEncryptionAlgorithm: this.lies.encryption.data }),
        ...(this.lies.encryption.key && { keyEncryptionAlgorithm: this.lies.encryption.key }),
      }),
    })
    const read = await provider.parseLoginRequest(service, 'redirect', { query: request })
    const { id } = (read.extract as { request: { id: string } }).request
    this.asked = { id, isForced: /ForceAuthn="true"/.test(xml) }
    const replyUrl = String(service.entityMeta.getAssertionConsumerService('post'))
    const made = responseXml({
      issuer: this.entityId,
      replyUrl,
      audience: issuer,
      requestId: id,
      nameId: this.next,
      attributes: this.people.get(this.next ?? '') ?? {},
      ...this.lies.said,
    })
    const context = this.lies.before?.(made) ?? made
    const isSigned = this.next !== null && !this.lies.isUnsigned
    const answer = isSigned
      ? await provider.createLoginResponse(
          service,
          { extract: read.extract },
          'post',
          {},
          { customTagReplacement: () => ({ id, context }) },
        )
      : { context: Buffer.from(context).toString('base64') }
    const signed = Buffer.from(answer.context, 'base64').toString('utf8')
    const response = Buffer.from((await this.lies.after?.(signed)) ?? signed).toString('base64')
    const relayState = this.lies.relayState ?? request.RelayState!
    return `<body onload="document.forms[0].submit()"><form method="post" action="${replyUrl}">
      <input name="SAMLResponse" value="${response}"><input name="RelayState" value="${relayState}"></form>`
  }

  /** Goes there as a browser of somebody's; answers with what it would post, and where. */
  async form(url: string, nameId: string | null): Promise<Posted> {
    this.next = nameId
    const page = await (await fetch(url)).text()
    const address = /action="([^"]*)"/.exec(page)?.[1]
    if (!address) throw new Error(`The provider answered: ${page}`)
    return { address, form: { SAMLResponse: fieldIn(page, 'SAMLResponse'), RelayState: fieldIn(page, 'RelayState') } }
  }

  /** The whole way; answers with the query of the address to which they are led back. */
  async visit(url: string, nameId: string | null): Promise<string> {
    const { address, form } = await this.form(url, nameId)
    return post(address, form)
  }
}

/** Posts as a browser does; answers with the query of the address to which that leads. */
export async function post(address: string, form: Record<string, string>): Promise<string> {
  const answer = await fetch(address, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
  const location = answer.headers.get('location')
  if (answer.status !== 303 || !location) throw new Error(`It was answered ${answer.status}: ${await answer.text()}`)
  return new URL(location, address).search
}
