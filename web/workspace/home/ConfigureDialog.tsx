import { Suspense } from 'react'
import { graphql } from 'react-relay'
import type { ConfigureDialogQuery } from '../../__generated__/ConfigureDialogQuery.graphql.ts'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { PopupFrame } from '../../kernel/shell/PopupFrame.tsx'
import { GhostRows } from '../../kernel/ui/GhostRows.tsx'
import { WindowHead } from '../../kernel/ui/WindowHead.tsx'
import { ConfigureSection } from './ConfigureSection.tsx'
import { useCloseConfigure } from './useCloseConfigure.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query ConfigureDialogQuery {
    toolbar {
      ...ConfigureSection_toolbar
    }
  }
`

/** The toolbar, configured in a window over the board. */
export function ConfigureDialog() {
  const close = useCloseConfigure()
  return (
    <PopupFrame label={t.configureTheToolbar} maxWidth="xs" onClose={close}>
      <WindowHead title={t.configureTheToolbar} onClose={close} />
      <Suspense fallback={<GhostRows lists={[9]} height={40} />}>
        <Content />
      </Suspense>
    </PopupFrame>
  )
}

const Content = () => <ConfigureSection toolbar={useRouteQuery<ConfigureDialogQuery>(query).toolbar} />
