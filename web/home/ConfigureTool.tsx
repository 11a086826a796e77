import { Suspense } from 'react'
import { graphql } from 'react-relay'
import type { ConfigureToolQuery } from '../__generated__/ConfigureToolQuery.graphql.ts'
import { useRouteQuery } from '../relay/route.tsx'
import { Ghost } from '../ui/Ghost.tsx'
import { ConfigureSection } from './ConfigureSection.tsx'
import { ToolDialog } from './ToolDialog.tsx'

const query = graphql`
  query ConfigureToolQuery {
    toolbar {
      ...ConfigureSection_toolbar
    }
  }
`

/** The toolbar, configured. */
export function ConfigureTool() {
  return (
    <ToolDialog title="Configure the toolbar" maxWidth="xs">
      <Suspense fallback={<Ghost aria-busy="true" style={{ height: 480, margin: 20 }} />}>
        <Content />
      </Suspense>
    </ToolDialog>
  )
}

const Content = () => <ConfigureSection toolbar={useRouteQuery<ConfigureToolQuery>(query).toolbar} />
