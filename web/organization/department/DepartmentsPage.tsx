import Box from '@mui/material/Box'
import { Suspense } from 'react'
import { graphql } from 'react-relay'
import type { DepartmentsPageQuery } from '../../__generated__/DepartmentsPageQuery.graphql.ts'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { Page } from '../../kernel/shell/Page.tsx'
import { Centered } from '../../kernel/ui/Centered.tsx'
import { Ghost } from '../../kernel/ui/Ghost.tsx'
import { ButtonLink } from '../../kernel/ui/PlainButton.tsx'
import { DepartmentsBoard } from './DepartmentsBoard.tsx'
import { TreeSwitch } from './TreeSwitch.tsx'
import { useSearch } from '../../kernel/ui/useSearch.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query DepartmentsPageQuery($id: ID!, $isNamed: Boolean!) {
    organization(id: $id) @include(if: $isNamed) {
      id
      ...DepartmentsBoard_organization
    }
    organizationRoots {
      id
      name
    }
    usual: organizationRoots @skip(if: $isNamed) {
      id
      ...DepartmentsBoard_organization
    }
  }
`

/** The departments of an organization's tree, their groups and their job roles. */
export function DepartmentsPage() {
  return (
    <Suspense
      fallback={
        <Page title={t.departmentsAndRoles}>
          <Skeleton />
        </Page>
      }
    >
      <Content />
    </Suspense>
  )
}

function Content() {
  const { organization, organizationRoots, usual } = useRouteQuery<DepartmentsPageQuery>(query)
  const [params] = useSearch()
  const isNamed = usual === undefined
  const shown = isNamed ? organization : usual[0]
  return (
    <Page title={t.departmentsAndRoles} actions={<TreeSwitch roots={organizationRoots} chosen={shown?.id} />}>
      {shown ? (
        <DepartmentsBoard key={shown.id} organization={shown} chosen={params.get('department')} />
      ) : (
        <Centered
          title={isNamed ? t.noSuchOrganization : t.youBelongToNoOrganizationYet}
          text={isNamed ? t.thereIsNoOrganizationAtThis : t.createOneOrAskToJoin}
        >
          <ButtonLink to={isNamed ? '/organizations' : '/createorganization'} className="primary">
            {isNamed ? t.toTheOrganizations : t.createAnOrganization}
          </ButtonLink>
        </Centered>
      )}
    </Page>
  )
}

function Skeleton() {
  return (
    <Box
      aria-busy="true"
      role="group"
      aria-label={t.loadingTheDepartments}
      sx={{
        p: { xs: 3, md: 5 },
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: '1fr', md: '280px 1fr' },
        alignContent: 'start',
      }}
    >
      <Ghost style={{ height: 320 }} />
      <Ghost style={{ height: 320 }} />
    </Box>
  )
}
