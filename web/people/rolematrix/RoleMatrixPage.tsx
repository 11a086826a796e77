import { Suspense } from 'react'
import { graphql } from 'react-relay'
import type { RoleMatrixPageQuery } from '../../__generated__/RoleMatrixPageQuery.graphql.ts'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { Page } from '../../kernel/shell/Page.tsx'
import { Centered } from '../../kernel/ui/Centered.tsx'
import { Ghost } from '../../kernel/ui/Ghost.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { MatrixEditor } from './MatrixEditor.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query RoleMatrixPageQuery($organizationId: ID) {
    roleMatrix(organizationId: $organizationId) {
      id
      ...MatrixEditor_matrix
    }
  }
`

/** Who may do what in an organization tree, and what that means for somebody. */
export function RoleMatrixPage() {
  return (
    <Suspense
      fallback={
        <Page title={t.roleMatrix}>
          <Scroll wide>
            {Array.from({ length: 12 }, (_none, i) => (
              <Ghost key={i} style={{ height: 32 }} />
            ))}
          </Scroll>
        </Page>
      }
    >
      <Content />
    </Suspense>
  )
}

function Content() {
  const { roleMatrix } = useRouteQuery<RoleMatrixPageQuery>(query)
  if (!roleMatrix) {
    return (
      <Page title={t.roleMatrix}>
        <Centered title={t.noRoleMatrix} text={t.youBelongToNoOrganizationYet} />
      </Page>
    )
  }
  return (
    <Page title={t.roleMatrix}>
      <MatrixEditor key={roleMatrix.id} matrix={roleMatrix} />
    </Page>
  )
}
