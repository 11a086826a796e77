// What a browser does with passkeys, in words where it does not.
import { fetchQuery, graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { askPasskeyQuery } from '../../__generated__/askPasskeyQuery.graphql.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query askPasskeyQuery {
    passkeyChallenge {
      token
      options
    }
  }
`

/** Whether this browser has passkeys, on a page that may use them: they belong to a name, not to a number. */
export const knowsPasskeys = (): boolean =>
  window.isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(window.location.hostname)

const reasons: Partial<Record<string, string>> = {
  InvalidStateError: t.isHereAlready,
  SecurityError: t.notAtThisAddress,
}

/** Why a browser did not use or make a passkey; what it gives no reason for was most often cancelled. */
const reasonOf = (error: unknown): string => reasons[(error as Error).name] ?? t.noPasskeyWasUsed

export type Used = { challengeToken: string; response: unknown; problem?: undefined } | { problem: string }

/** Has one choose and unlock a passkey, which signs a new challenge. */
export async function askPasskey(environment: Environment): Promise<Used> {
  try {
    const read = fetchQuery<askPasskeyQuery>(environment, query, {}, { fetchPolicy: 'network-only' }).toPromise()
    const { startAuthentication } = await import('@simplewebauthn/browser')
    const { token, options } = (await read)!.passkeyChallenge
    const optionsJSON = options as Parameters<typeof startAuthentication>[0]['optionsJSON']
    return { challengeToken: token, response: await startAuthentication({ optionsJSON }) }
  } catch (error) {
    return { problem: isOfBrowser(error) ? reasonOf(error) : (error as Error).message }
  }
}

type Made = { response: unknown; problem?: undefined } | { problem: string }

/** Has a device or password manager make a passkey. */
export async function makePasskey(options: unknown): Promise<Made> {
  try {
    const { startRegistration } = await import('@simplewebauthn/browser')
    const optionsJSON = options as Parameters<typeof startRegistration>[0]['optionsJSON']
    return { response: await startRegistration({ optionsJSON }) }
  } catch (error) {
    return { problem: reasonOf(error) }
  }
}

/** Of what a browser throws, not of a call that failed. */
const isOfBrowser = (error: unknown) =>
  error instanceof DOMException || (error instanceof Error && 'code' in error && error.name !== 'RequestError')
