import { loadQuery } from 'react-relay'
import type { RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import shellQuery, { type ShellQuery } from '../../__generated__/ShellQuery.graphql.ts'
import { requireSignIn } from '../../kernel/auth/guards.ts'
import { chosenOrganization } from '../../kernel/shell/selectedOrganization.ts'
import { Shell } from './Shell.tsx'

const shellVariables = () => ({ chosen: chosenOrganization()?.id ?? '', isChosen: chosenOrganization() !== null })

/** The guarded area's frame; whoever holds no token does not get here. */
export const shellRoute = (
  environment: Environment,
): Pick<RouteObject, 'loader' | 'Component' | 'shouldRevalidate'> => ({
  Component: Shell,
  loader: () =>
    requireSignIn() ??
    loadQuery<ShellQuery>(environment, shellQuery, shellVariables(), { fetchPolicy: 'store-and-network' }),
  shouldRevalidate: () => false,
})
