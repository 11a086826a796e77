import { fetchQuery } from 'react-relay'
import type { Environment } from 'relay-runtime'
import shellQuery, { type ShellQuery } from '../../__generated__/ShellQuery.graphql.ts'

/** Asks anew who is signed in and what they may do, where something has changed that. */
export const refreshViewer = (environment: Environment): Promise<unknown> =>
  fetchQuery<ShellQuery>(environment, shellQuery, { chosen: '', isChosen: false }, { fetchPolicy: 'network-only' })
    .toPromise()
    // Then the screen shows what it knew.
    .catch(() => {})
