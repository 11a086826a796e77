import { idIn } from '../../kernel/relay/globalId.ts'
import { redirect, type RouteObject, type ShouldRevalidateFunction } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import type { OverviewPageQuery } from '../../__generated__/OverviewPageQuery.graphql.ts'
import type { CreateOrganizationPageQuery } from '../../__generated__/CreateOrganizationPageQuery.graphql.ts'
import type { EditOrganizationPageQuery } from '../../__generated__/EditOrganizationPageQuery.graphql.ts'
import type { OrganizationsPageQuery } from '../../__generated__/OrganizationsPageQuery.graphql.ts'
import { queryRoute } from '../../kernel/relay/route.tsx'
import { ScreenError } from '../../kernel/shell/ScreenError.tsx'
import { organizationFilter } from '../../organization/organization/organizationFilter.ts'
import { overviewTabs } from './overviewTabs.ts'
import * as t from './__generated__/messages.ts'

/** A form is not read again as its steps go by, only where it is of something else. */
const unlessSame =
  (param: string): ShouldRevalidateFunction =>
  ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
    currentUrl.href === nextUrl.href
      ? defaultShouldRevalidate
      : currentUrl.searchParams.get(param) !== nextUrl.searchParams.get(param)

export const organizationRoutes = (environment?: Environment): RouteObject[] => [
  {
    path: '/organizations',
    ...queryRoute<OrganizationsPageQuery>({
      query: () => import('../../__generated__/OrganizationsPageQuery.graphql.ts'),
      variables: ({ request }) => {
        const { search, archived } = organizationFilter(new URL(request.url).searchParams)
        return { search, isArchived: archived ? null : false }
      },
      screen: async () => (await import('./OrganizationsPage.tsx')).OrganizationsPage,
      failure: t.failedToFetchOrganizations,
      environment,
    }),
  },
  {
    path: '/createorganization',
    ...queryRoute<CreateOrganizationPageQuery>({
      query: () => import('../../__generated__/CreateOrganizationPageQuery.graphql.ts'),
      variables: ({ request }) => {
        const parent = new URL(request.url).searchParams.get('parent')
        return { parent: idIn('Organization', parent ?? ''), hasParent: parent !== null }
      },
      screen: async () =>
        (await import('../../organization/organization/CreateOrganizationPage.tsx')).CreateOrganizationPage,
      environment,
    }),
    shouldRevalidate: unlessSame('parent'),
  },
  {
    path: '/editorganization',
    ...queryRoute<EditOrganizationPageQuery>({
      query: () => import('../../__generated__/EditOrganizationPageQuery.graphql.ts'),
      variables: ({ request }) => {
        const id = new URL(request.url).searchParams.get('id')
        return { id: idIn('Organization', id ?? ''), isKnown: Boolean(id) }
      },
      screen: async () =>
        (await import('../../organization/organization/EditOrganizationPage.tsx')).EditOrganizationPage,
      environment,
    }),
    shouldRevalidate: unlessSame('id'),
  },
  {
    path: '/orgOverview/:saasOrgId',
    ...queryRoute<OverviewPageQuery>({
      query: () => import('../../__generated__/OverviewPageQuery.graphql.ts'),
      variables: ({ params }) => ({ id: idIn('Organization', params.saasOrgId!) }),
      screen: async () => (await import('./OverviewPage.tsx')).OverviewPage,
      // Its tabs read for themselves.
      isReadOnce: ({ currentUrl, nextUrl, currentParams, nextParams }) =>
        currentUrl.href !== nextUrl.href && currentParams.saasOrgId === nextParams.saasOrgId,
      environment,
    }),
    children: [
      ...overviewTabs.map(
        ({ path, route }) =>
          ({
            ErrorBoundary: ScreenError,
            ...(path ? { path } : { index: true }),
            ...route(environment),
          }) as RouteObject,
      ),
      { path: '*', loader: ({ params }) => redirect(`/orgOverview/${params.saasOrgId}`) },
    ],
  } as RouteObject,
]
