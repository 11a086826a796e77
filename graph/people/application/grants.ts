// What an application holds for somebody: an access token for ten minutes, and a refresh token by which it gets the
// next. A code or a refresh token that is used twice is in wrong hands: all that came of it ends.
import { createHash, randomBytes } from 'node:crypto'
import type { Application, ApplicationSecret } from '../../../prisma/__generated__/client/client.ts'
import { signAccessToken } from '../../kernel/auth/accessToken.ts'
import { hashOf } from '../../kernel/auth/onceSecret.ts'
import { successorsOf, successorGrace } from '../../kernel/auth/successor.ts'
import { keyOfGrant } from '../../kernel/auth/tokenKey.ts'
import type { Client, Services } from '../../kernel/context.ts'
import { loadViewerOfToken } from '../../kernel/loadViewer.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import { day } from '../../kernel/time/milliseconds.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { writeAs } from '../../kernel/writeAs.ts'
import { rulesOf } from '../token/tokenPolicy.ts'
import { whyRefused } from '../token/whyRefused.ts'
import { grantEnd } from './grantEnd.ts'
import { scopeWords } from './applicationInput.ts'
import { OAuthRefusal } from './refusal.ts'

const idleDays = 30
const accessSeconds = 600

export interface Call {
  services: Services
  client: Client
  application: Application
  parameter: (name: string) => string | undefined
}

const invalid = (message: string) => new OAuthRefusal('invalid_grant', message)

/** Exchanges a code (OAuth 2.1, 4.1.3). */
export async function exchangeCode(call: Call) {
  const { services, parameter } = call
  const now = services.clock.now()
  const [code, verifier, redirectUrl] = [parameter('code'), parameter('code_verifier'), parameter('redirect_uri')]
  if (!code || !verifier) throw new OAuthRefusal('invalid_request', 'Send code and code_verifier.')
  const secret = await secretOf(call, code)
  if (!secret?.challenge) throw invalid('This code is unknown.')
  if (createHash('sha256').update(verifier).digest('base64url') !== secret.challenge)
    throw invalid('The code_verifier does not match the code_challenge.')
  if (redirectUrl !== undefined && redirectUrl !== secret.redirectUrl)
    throw invalid('The redirect_uri is another one than before.')
  if (secret.usedAt) {
    await endGrant(services, secret.tokenId)
    throw invalid('This code was used before; what it was exchanged for has been revoked.')
  }
  const viewer = secret.expiresAt > now && (await ownerOf(call, secret.tokenId))
  if (!viewer) throw invalid('This code has expired.')
  const expiresAt = grantEnd(await rulesOf(services.db.prisma, viewer.id, now), now)
  const refreshToken = randomBytes(32).toString('base64url')
  const isFirst = await writeAs(services, viewer.id, async (tx) => {
    if (!(await use(tx, secret, now))) return false
    await tx.accessToken.update({ where: { id: secret.tokenId }, data: { expiresAt } })
    await addRefresh(tx, refreshToken, secret.tokenId, now, expiresAt)
    return true
  })
  if (!isFirst) throw invalid('This code was used before.')
  return answerWith(services, viewer, refreshToken, now)
}

/** Exchanges a refresh token for the next (OAuth 2.1, 4.3). */
export async function refreshGrant(call: Call) {
  const { services, parameter } = call
  const now = services.clock.now()
  const token = parameter('refresh_token')
  if (!token) throw new OAuthRefusal('invalid_request', 'Send refresh_token.')
  const secret = await secretOf(call, token)
  if (!secret || secret.challenge) throw invalid('This refresh token is unknown.')
  const viewer = (secret.usedAt || secret.expiresAt > now) && (await ownerOf(call, secret.tokenId))
  if (!viewer) throw invalid('This refresh token has expired or was revoked.')
  const successors = successorsOf(services.keys, token)
  const [successor] = successors
  const { expiresAt } = secret.token
  const isFirst =
    !secret.usedAt &&
    (await services.db.prisma.$transaction(async (tx) => {
      if (!(await use(tx, secret, now))) return false
      await addRefresh(tx, successor, secret.tokenId, now, expiresAt)
      return true
    }))
  if (isFirst) return answerWith(services, viewer, successor, now)
  const unused = await services.db.prisma.applicationSecret.findFirst({
    where: {
      hash: { in: successors.map(hashOf) },
      usedAt: null,
      createdAt: { gt: new Date(now.getTime() - successorGrace) },
    },
  })
  if (!unused) {
    await endGrant(services, secret.tokenId)
    throw invalid('This refresh token was used before; all that came of it has been revoked.')
  }
  const same = successors.find((one) => Buffer.from(hashOf(one)).equals(unused.hash))!
  return answerWith(services, viewer, same, now)
}

type Kept = ApplicationSecret & { token: { expiresAt: Date; userId: string } }

/** What is kept of a secret of the application that asks; null where it is another's, or none. */
const secretOf = ({ services, application }: Call, secret: string): Promise<Kept | null> =>
  services.db.prisma.applicationSecret.findFirst({
    where: { hash: hashOf(secret), token: { applicationId: application.id } },
    include: { token: { select: { expiresAt: true, userId: true } } },
  })

/** Who lets the application act; undefined where they have ended it. Throws where a policy refuses. */
async function ownerOf({ services, client }: Call, tokenId: string): Promise<Viewer | undefined> {
  const viewer = await loadViewerOfToken(services.db, tokenId, services.clock.now())
  if (!viewer) return undefined
  const refusal = await whyRefused(services, client, viewer)
  if (refusal) throw invalid(String(refusal))
  return viewer
}

/** Of two who use it at once, one does. */
async function use(tx: Transaction, { hash }: ApplicationSecret, now: Date): Promise<boolean> {
  const { count } = await tx.applicationSecret.updateMany({ where: { hash, usedAt: null }, data: { usedAt: now } })
  return count === 1
}

function addRefresh(tx: Transaction, token: string, tokenId: string, now: Date, latest: Date) {
  const idle = new Date(now.getTime() + idleDays * day)
  const expiresAt = idle < latest ? idle : latest
  return tx.applicationSecret.create({ data: { hash: hashOf(token), tokenId, createdAt: now, expiresAt } })
}

async function answerWith({ keys }: Services, viewer: Viewer, refreshToken: string, now: Date) {
  const { id, scopes } = viewer.token!
  return {
    access_token: await signAccessToken(keys, viewer.id, keyOfGrant(id), now),
    token_type: 'Bearer',
    expires_in: accessSeconds,
    refresh_token: refreshToken,
    scope: scopeWords(scopes),
  }
}

/** Ends what somebody let an application do, in their name: it acts in no other. */
export async function endGrant(services: Services, tokenId: string): Promise<void> {
  const token = await services.db.prisma.accessToken.findUnique({ where: { id: tokenId }, select: { userId: true } })
  if (!token) return
  await writeAs(services, token.userId, (tx) =>
    tx.accessToken.updateMany({
      where: { id: tokenId, revokedAt: null },
      data: { revokedAt: services.clock.now() },
    }),
  )
  services.viewers.forget(keyOfGrant(tokenId))
}
