import { Suspense, useEffect } from 'react'
import { graphql } from 'react-relay'
import { useParams } from 'react-router-dom'
import type { PanelDrawerQuery } from '../../__generated__/PanelDrawerQuery.graphql.ts'
import { selectRecord } from '../../work/action/selectedRecord.ts'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { useFreshAt } from '../../kernel/relay/useFreshAt.ts'
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

const variablesOf = (key: string) => ({ key, hasKey: true, organizationId: chosenOrganization()?.id ?? null })

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
  useFreshAt<PanelDrawerQuery>(query, { key: action?.addressKey, version: action?.version, variablesOf })
  useEffect(() => {
    if (action) selectRecord(action.addressKey)
  }, [action])
  return (
    <PanelContent query={data} action={action ?? null} isMissing={key !== undefined && !action} onClose={onClose} />
  )
}
