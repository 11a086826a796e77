// A device with one passkey, which answers as a browser passes it on.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const userPresent = 0x01
const userVerified = 0x04
const withKey = 0x40

export interface CreateOptions {
  challenge: string
  rp: { id: string }
  user: { id: string }
}

export interface GetOptions {
  challenge: string
  rpId: string
}

/** What goes otherwise than it should. */
interface Otherwise {
  origin?: string
  host?: string
  isLocked?: boolean
  counter?: number
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

export class Authenticator {
  readonly id = text(randomBytes(16))
  /** How often it was used; one that is 0 for ever does not count. */
  counter = 1
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  private userHandle = ''

  /** Makes the passkey. */
  create({ challenge, rp, user }: CreateOptions, otherwise: Otherwise = {}) {
    this.userHandle = user.id
    const { x, y } = this.keys.publicKey.export({ format: 'jwk' })
    const key = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x!, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y!, 'base64url'))],
      ]),
    )
    const id = Buffer.from(this.id, 'base64url')
    const made = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key])
    const authData = Buffer.concat([this.said(rp.id, withKey, otherwise), made])
    const attestation = new Map<string, string | Map<string, string> | Uint8Array>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, string>()],
      ['authData', new Uint8Array(authData)],
    ])
    return this.answer({
      clientDataJSON: text(clientData('webauthn.create', challenge, otherwise)),
      attestationObject: text(isoCBOR.encode(attestation)),
    })
  }

  /** Signs a challenge. */
  get({ challenge, rpId }: GetOptions, otherwise: Otherwise = {}) {
    this.counter = otherwise.counter ?? this.counter + 1
    const authData = this.said(rpId, 0, otherwise)
    const client = clientData('webauthn.get', challenge, otherwise)
    const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), this.keys.privateKey)
    return this.answer({
      clientDataJSON: text(client),
      authenticatorData: text(authData),
      signature: text(signature),
      userHandle: this.userHandle,
    })
  }

  private said(host: string, more: number, { host: otherHost, isLocked }: Otherwise) {
    const flags = userPresent | (isLocked ? 0 : userVerified) | more
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    return Buffer.concat([sha256(otherHost ?? host), Buffer.from([flags]), counter])
  }

  private answer<Response extends object>(response: Response) {
    return { id: this.id, rawId: this.id, type: 'public-key', response, clientExtensionResults: {} }
  }
}

const clientData = (type: string, challenge: string, { origin = 'http://localhost:4000' }: Otherwise) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
