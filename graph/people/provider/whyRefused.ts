// Why a provider's answer is not taken, in words for who signs in and for who set the provider up.
import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client'
import type { Said } from '../../kernel/messages/text.ts'
import { whyNoAnswer } from '../../kernel/outward/ask.ts'
import { timeLimit } from './outwardFetch.ts'
import * as t from './__generated__/messages.ts'

const most = 200

/** The innermost error: what the network said, or the check that failed. */
function causeOf(error: Error): Error {
  return error instanceof ClientError && error.cause instanceof Error ? causeOf(error.cause) : error
}

export function whyRefused(error: unknown): Said {
  if (!(error instanceof Error)) return t.answerRefused({ reason: String(error).slice(0, most) })
  if (error instanceof AuthorizationResponseError)
    return error.error === 'access_denied'
      ? t.accessDenied
      : t.providerRefused({ reason: (error.error_description ?? error.error).slice(0, most) })
  if (error instanceof ResponseBodyError) {
    if (error.error === 'invalid_grant') return t.codeIsSpent
    if (error.error === 'invalid_client') return t.wrongClient
    return t.providerRefused({ reason: (error.error_description ?? error.error).slice(0, most) })
  }
  const code = 'code' in error ? String(error.code) : ''
  if (code === 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED') return t.clocksDiffer
  if (code.startsWith('OAUTH_')) return t.answerRefused({ reason: causeOf(error).message.slice(0, most) })
  return t.notReached({ reason: whyNoAnswer(causeOf(error), timeLimit) })
}
