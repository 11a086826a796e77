// A provider on this machine that signs what it is given, right or wrong.
import { createHash, createSign, generateKeyPairSync, type KeyObject } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { atEnd } from './atEnd.ts'

type Claims = Record<string, unknown>

/** How a token is signed, and what its header says of that. */
interface Signing {
  alg?: string
  kid?: string
  key?: KeyObject
}

const makeKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
const part = (said: object | Buffer) =>
  (Buffer.isBuffer(said) ? said : Buffer.from(JSON.stringify(said))).toString('base64url')

export class Forger {
  readonly issuer: string
  /** What the next token says beside what a good one would. */
  claims: Claims = {}
  signing: Signing = {}
  /** What it says of itself beside what a good provider would. */
  metadata: Claims = {}
  /** What the user info says, where anybody asks. */
  userInfo: Claims = {}
  private readonly keys = makeKey()
  private nonce = ''

  private constructor(issuer: string) {
    this.issuer = issuer
  }

  static async open(): Promise<Forger> {
    const server = http.createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const made = new Forger(`http://127.0.0.1:${port}`)
    server.on('request', ({ url }, res) => {
      res.setHeader('content-type', 'application/json')
      res.end(JSON.stringify(made.answer(new URL(url!, made.issuer).pathname)))
    })
    atEnd(async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    })
    return made
  }

  private answer(path: string): object {
    if (path === '/.well-known/openid-configuration')
      return {
        issuer: this.issuer,
        authorization_endpoint: `${this.issuer}/authorize`,
        token_endpoint: `${this.issuer}/token`,
        userinfo_endpoint: `${this.issuer}/me`,
        jwks_uri: `${this.issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        authorization_response_iss_parameter_supported: true,
        ...this.metadata,
      }
    if (path === '/keys')
      return { keys: [{ ...this.keys.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }] }
    if (path === '/me') return this.userInfo
    return { access_token: 'access', token_type: 'Bearer', expires_in: 60, id_token: this.token() }
  }

  private token(): string {
    const now = Math.floor(Date.now() / 1000)
    const usual = { iss: this.issuer, aud: 'opsgraph', sub: 'forged', nonce: this.nonce, iat: now, exp: now + 60 }
    const { alg = 'RS256', kid = 'one', key = this.keys.privateKey } = this.signing
    const content = `${part({ alg, kid, typ: 'JWT' })}.${part({ ...usual, email_verified: true, ...this.claims })}`
    const signature = alg === 'none' ? '' : part(createSign('RSA-SHA256').update(content).sign(key))
    return `${content}.${signature}`
  }

  /** Answers as to who went to an address; what the query says beside that is as given. */
  response(url: string, more: Record<string, string> = {}): string {
    const { searchParams } = new URL(url)
    this.nonce = searchParams.get('nonce')!
    const state = searchParams.get('state')!
    return `?${new URLSearchParams({ code: createHash('sha256').update(state).digest('hex'), state, iss: this.issuer, ...more }).toString()}`
  }
}

/** A key that no provider has said to be its own. */
export const strangersKey = () => makeKey().privateKey
