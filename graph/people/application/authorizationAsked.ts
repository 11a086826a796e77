// What an application asks of somebody, from the address that it sent them to (OAuth 2.1, 4.1.1).
import { z } from 'zod'
import type { Application } from '../../../prisma/__generated__/client/client.ts'
import type { AccessScope } from '../../kernel/auth/scopes.ts'
import type { Context } from '../../kernel/context.ts'
import type { Text } from '../../kernel/messages/text.ts'
import { rulesOf, whyNotScopes } from '../token/tokenPolicy.ts'
import { leastOf } from '../token/newToken.ts'
import { beyond, scopesOf } from './applicationInput.ts'
import { grantEnd } from './grantEnd.ts'
import { issuerUrl } from './oauthAddresses.ts'
import { isRegistered } from './redirects.ts'
import * as t from './__generated__/messages.ts'

interface Granted {
  application: Application
  scopes: AccessScope[]
  redirectUrl: string
  challenge: string
  expiresAt: Date
}

/** What is asked for, or why it can't be had; with where to lead back to, once that is known to be right. */
export interface Asked {
  application: Application | null
  granted?: Granted
  problem?: Text
  back?: (answer: Record<string, string>) => string
  /** What the application is told where it can't be had, or where somebody does not want it. */
  error: string
}

const unknown = (problem: Text): Asked => ({ application: null, problem, error: '' })

export async function authorizationAsked(context: Context, rootId: string, parameters: string): Promise<Asked> {
  const { services, db, now } = context
  const viewer = context.requireViewer()
  const query = new URLSearchParams(parameters)
  const repeated = [...new Set(query.keys())].find((key) => query.getAll(key).length > 1)
  if (repeated) return unknown(t.sentTwice({ parameter: repeated }))
  if (!viewer.rootIds.includes(rootId)) return unknown(t.notMember)
  const clientId = query.get('client_id') ?? ''
  const application = z.uuid().safeParse(clientId).success
    ? await db.prisma.application.findFirst({ where: { id: clientId, rootId, endedAt: null } })
    : null
  if (!application) return unknown(t.unknownApplication)
  const { redirectUrls } = application
  const redirectUrl = query.get('redirect_uri') ?? (redirectUrls.length === 1 ? redirectUrls[0]! : '')
  if (!isRegistered(redirectUrls, redirectUrl)) return { application, problem: t.notItsAddress, error: '' }

  const state = query.get('state')
  const back = (answer: Record<string, string>) => {
    const url = new URL(redirectUrl)
    const said = { ...answer, ...(state !== null && { state }), iss: issuerUrl(services, rootId) }
    for (const [name, value] of Object.entries(said)) url.searchParams.append(name, value)
    return url.href
  }
  const refused = (error: string, problem: Text): Asked => ({ application, problem, error, back })
  if (query.get('response_type') !== 'code') return refused('unsupported_response_type', t.onlyCodes)
  if ((query.get('response_mode') ?? 'query') !== 'query') return refused('invalid_request', t.onlyQuery)
  const challenge = query.get('code_challenge') ?? ''
  if (query.get('code_challenge_method') !== 'S256' || !/^[\w-]{43}$/.test(challenge))
    return refused('invalid_request', t.needsChallenge)
  const scopes = query.has('scope') ? scopesOf(query.get('scope')!) : application.scopes
  if (!scopes?.length) return refused('invalid_scope', t.unknownScope)
  if (scopes.some((scope) => beyond(application.scopes).includes(scope)))
    return refused('invalid_scope', t.beyondApplication)
  const rules = await rulesOf(db.prisma, viewer.id, now)
  const notAllowed = whyNotScopes(rules, scopes)
  if (notAllowed) return refused('access_denied', notAllowed)
  const granted = {
    application,
    scopes: leastOf(scopes),
    redirectUrl,
    challenge,
    expiresAt: grantEnd(rules, now),
  }
  return { application, granted, error: 'access_denied', back }
}
