import { loadQuery } from 'react-relay'
import type { Environment } from 'relay-runtime'
import query, { type SignedInAsQuery } from '../../__generated__/SignedInAsQuery.graphql.ts'

/** Asks who is signed in already. */
export const loadSignedInAs = (environment: Environment) =>
  loadQuery<SignedInAsQuery>(environment, query, {}, { fetchPolicy: 'network-only' })
