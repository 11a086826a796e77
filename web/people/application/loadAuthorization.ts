import { loadQuery } from 'react-relay'
import type { Environment } from 'relay-runtime'
import query, { type AuthorizationQuery } from '../../__generated__/AuthorizationQuery.graphql.ts'
import { readKey } from '../../kernel/auth/tokens.ts'
import { idIn } from '../../kernel/relay/globalId.ts'

const askers = new WeakMap<object, string | null>()

/** Asks what an application wants of whoever is signed in, by the address that it has sent them to. */
export function loadAuthorization(environment: Environment, root: string, search: string) {
  const asker = readKey('SAAS_PFUser_UUID')
  const variables = { organizationId: idIn('Organization', root), parameters: search.slice(1) }
  const asked = loadQuery<AuthorizationQuery>(environment, query, variables, { fetchPolicy: 'network-only' })
  askers.set(asked, asker)
  return asked
}

/** Whether whoever was asked for is still signed in: another tab may have another person by now. */
export const isSamePerson = (asked: object): boolean => askers.get(asked) === readKey('SAAS_PFUser_UUID')
