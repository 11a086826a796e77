import { redirect, type RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import type { PanelDrawerQuery } from '../../__generated__/PanelDrawerQuery.graphql.ts'
import { queryRoute } from '../../kernel/relay/route.tsx'
import { chosenOrganization } from '../../kernel/shell/selectedOrganization.ts'
import { PanelError } from './PanelError.tsx'
import { panelOf } from '../../work/procedure/panelList.tsx'
import { panelPath, screenUnder } from './panelPath.ts'

/** The right drawer with the procedures of a record, over the screen that it was opened from. */
export function panelRoutes(environment?: Environment): RouteObject[] {
  const route = queryRoute<PanelDrawerQuery>({
    query: () => import('../../__generated__/PanelDrawerQuery.graphql.ts'),
    variables({ params: { panel, key }, request }) {
      const { pathname, search } = new URL(request.url)
      if (!panelOf(panel)) throw redirect(panelPath(screenUnder(pathname), 'actionItem', key) + search)
      return { key: key ?? '', hasKey: key !== undefined, organizationId: chosenOrganization()?.id ?? null }
    },
    screen: async () => (await import('./PanelDrawer.tsx')).PanelDrawer,
    // Another panel of the same record needs nothing more.
    isReadOnce: ({ currentUrl, nextUrl, currentParams, nextParams }) =>
      currentUrl.href !== nextUrl.href &&
      currentParams.key === nextParams.key &&
      panelOf(nextParams.panel) !== undefined,
    environment,
  })
  return [
    {
      path: 'panel/:panel/:key?',
      ErrorBoundary: PanelError,
      ...route,
    },
  ]
}
