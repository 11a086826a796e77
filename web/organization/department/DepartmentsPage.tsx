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
        <Page title="Departments and roles">
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
    <Page title="Departments and roles" actions={<TreeSwitch roots={organizationRoots} chosen={shown?.id} />}>
      {shown ? (
        <DepartmentsBoard key={shown.id} organization={shown} chosen={params.get('department')} />
      ) : (
        <Centered
          title={isNamed ? 'No such organization' : 'You belong to no organization yet'}
          text={
            isNamed
              ? 'There is no organization at this address that you belong to.'
              : 'Create one, or ask to join one: its departments stand here then.'
          }
        >
          <ButtonLink to={isNamed ? '/organizations' : '/createorganization'} className="primary">
            {isNamed ? 'To the organizations' : 'Create an organization'}
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
      aria-label="Loading the departments"
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
