import { Suspense } from 'react'
import { graphql } from 'react-relay'
import type { ConfigureToolQuery } from '../../__generated__/ConfigureToolQuery.graphql.ts'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { GhostRows } from '../../kernel/ui/GhostRows.tsx'
import { ConfigureSection } from './ConfigureSection.tsx'
import { ToolDialog } from '../../kernel/shell/ToolDialog.tsx'
import * as t from './__generated__/messages.ts'

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
    <ToolDialog title={t.configureTheToolbar} maxWidth="xs">
      <Suspense fallback={<GhostRows lists={[9]} height={40} />}>
        <Content />
      </Suspense>
    </ToolDialog>
  )
}

const Content = () => <ConfigureSection toolbar={useRouteQuery<ConfigureToolQuery>(query).toolbar} />
