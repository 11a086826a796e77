import { redirect, type RouteObject } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import type { ListSectionQuery } from '../../__generated__/ListSectionQuery.graphql.ts'
import { appointmentRoutes } from '../../planning/appointment/routes.tsx'
import type { RecordsPageQuery } from '../../__generated__/RecordsPageQuery.graphql.ts'
import type { ReportSectionQuery } from '../../__generated__/ReportSectionQuery.graphql.ts'
import { panelRoutes } from '../panel/routes.tsx'
import { queryRoute } from '../../kernel/relay/route.tsx'
import { Blank } from '../../kernel/shell/Blank.tsx'
import { actionRoutes } from '../record/routes.tsx'
import { listedAt, listScreens, listVariables, type ListScreen } from '../../work/action/list/listFilter.ts'

const listOf = (url: string) => listedAt(new URL(url))

// The list is read again where another one is asked for or on request, not when a record is opened over it.
const shouldRevalidate: RouteObject['shouldRevalidate'] = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.href === nextUrl.href ? defaultShouldRevalidate : listOf(currentUrl.href) !== listOf(nextUrl.href)

const sectionRoute = (environment?: Environment) =>
  ({
    ...queryRoute<ListSectionQuery>({
      query: () => import('../../__generated__/ListSectionQuery.graphql.ts'),
      variables: ({ request }) => listVariables(new URLSearchParams(listOf(request.url))),
      screen: async () => (await import('../../work/action/list/ListSection.tsx')).ListSection,
      environment,
    }),
    shouldRevalidate,
    children: [
      { index: true, Component: Blank },
      ...actionRoutes(environment),
      ...appointmentRoutes(environment),
      ...panelRoutes(environment),
    ],
  }) as RouteObject

const reportRoute = (environment?: Environment) =>
  ({
    index: true,
    ...queryRoute<ReportSectionQuery>({
      query: () => import('../../__generated__/ReportSectionQuery.graphql.ts'),
      variables: ({ request }) => {
        const { filter, groupBy, asOf } = listVariables(new URLSearchParams(listOf(request.url)))
        return { filter, groupBy: groupBy ?? 'STATE', asOf }
      },
      screen: async () => (await import('../../work/action/list/ReportSection.tsx')).ReportSection,
      environment,
    }),
    shouldRevalidate,
  }) as RouteObject

const listRoute = (screenName: ListScreen, environment?: Environment): RouteObject =>
  ({
    path: `/${screenName}`,
    ...queryRoute<RecordsPageQuery>({
      query: () => import('../../__generated__/RecordsPageQuery.graphql.ts'),
      variables: ({ request }) => {
        const { pathname, search } = new URL(request.url)
        const [first] = listScreens[screenName].builtIn
        // Where the address says nothing, one's own screens begin with their first view.
        if (first.search && !search && pathname === `/${screenName}`) throw redirect(`${pathname}?${first.search}`)
        return { screen: screenName }
      },
      screen: async () => (await import('./RecordsPage.tsx')).RecordsPage,
      environment,
      isReadOnce: true,
    }),
    children: [listScreens[screenName].isReport ? reportRoute(environment) : sectionRoute(environment)],
  }) as RouteObject

/** Every action record, one's own, and reports of them. */
export const activeRecordsRoutes = (environment?: Environment): RouteObject[] =>
  (Object.keys(listScreens) as ListScreen[]).map((name) => listRoute(name, environment))
