import { Suspense, useEffect, useRef } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import { useParams } from 'react-router-dom'
import type { PanelDrawerQuery } from '../../__generated__/PanelDrawerQuery.graphql.ts'
import { selectRecord } from '../../work/action/selectedRecord.ts'
import { readAgain } from '../../kernel/relay/readAgain.ts'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { chosenOrganization } from '../../kernel/shell/selectedOrganization.ts'
import { PanelContent } from './PanelContent.tsx'
import { PanelFrame } from './PanelFrame.tsx'
import { PanelSkeleton } from './PanelSkeleton.tsx'
import { useClosePanel } from './useClosePanel.ts'

const query = graphql`
  query PanelDrawerQuery($key: String!, $hasKey: Boolean!, $organizationId: ID) {
    action(key: $key) @include(if: $hasKey) {
      addressKey
      version
      ...PanelContent_action
      # What the board needs to know of a record that is moved from here.
      # eslint-disable-next-line relay/must-colocate-fragment-spreads -- kept in the store for BoardCard
      ...BoardCard_action
    }
    ...PanelContent_query
  }
`

/** The right drawer: the standard procedures of the selected record, each panel the section that the record has. */
export function PanelDrawer() {
  const close = useClosePanel()
  return (
    <PanelFrame onClose={close}>
      <Suspense fallback={<PanelSkeleton onClose={close} />}>
        <Content onClose={close} />
      </Suspense>
    </PanelFrame>
  )
}

function Content({ onClose }: { onClose: () => void }) {
  const data = useRouteQuery<PanelDrawerQuery>(query)
  const { key } = useParams()
  const { action } = data
  useFreshAt(action?.addressKey, action?.version)
  useEffect(() => {
    if (action) selectRecord(action.addressKey)
  }, [action])
  return (
    <PanelContent query={data} action={action ?? null} isMissing={key !== undefined && !action} onClose={onClose} />
  )
}

/** Reads the record again when its version changes, by whoever's hand. */
function useFreshAt(key: string | undefined, version: number | undefined) {
  const environment = useRelayEnvironment()
  const seen = useRef({ key, version })
  useEffect(() => {
    const before = seen.current
    seen.current = { key, version }
    if (!key || key !== before.key || version === before.version) return
    const variables = { key, hasKey: true, organizationId: chosenOrganization()?.id ?? null }
    const reading = readAgain<PanelDrawerQuery>(environment, query, variables)
    return () => reading.dispose()
  }, [environment, key, version])
}
