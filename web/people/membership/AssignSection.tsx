import Box from '@mui/material/Box'
import { Suspense } from 'react'
import { graphql } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import type { AssignSectionQuery } from '../../__generated__/AssignSectionQuery.graphql.ts'
import { newIn, useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { Centered } from '../../kernel/ui/Centered.tsx'
import { Ghost } from '../../kernel/ui/Ghost.tsx'
import { AssignForm } from './AssignForm.tsx'
import { PeoplePicker, type Chosen } from './PeoplePicker.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query AssignSectionQuery($id: ID!, $isNamed: Boolean!, $search: String!) {
    organization(id: $id) @include(if: $isNamed) {
      id
      name
    }
    organizationRoots {
      id
      name
    }
    ...PeoplePicker_query @arguments(search: $search)
  }
`

/** People on the left, where they go on the right, and what they can do then. */
export function AssignSection() {
  return (
    <Suspense fallback={<Skeleton />}>
      <Content />
    </Suspense>
  )
}

function Content() {
  const data = useRouteQuery<AssignSectionQuery>(query)
  const { revalidate } = useRevalidator()
  const draft = useDraft('assign', newIn(data.organization?.id))
  const [chosen, setChosen] = useDraftState<readonly Chosen[]>(draft, 'people', [])
  const first = data.organization ?? data.organizationRoots[0]
  if (!first) return <Centered title={t.youBelongToNoOrganizationYet} text={t.createOneOrAskToJoin} />
  return (
    <Box sx={{ overflowY: 'auto', minHeight: 0, p: { xs: 3, md: 5 } }}>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' },
        }}
      >
        <PeoplePicker query={data} chosen={chosen} onChange={setChosen} />
        <AssignForm
          draft={draft}
          first={first}
          people={chosen}
          onChange={setChosen}
          onAssigned={() => void revalidate()}
        />
      </Box>
    </Box>
  )
}

function Skeleton() {
  return (
    <Box
      aria-busy="true"
      role="group"
      aria-label={t.loadingThePeople}
      sx={{
        p: { xs: 3, md: 5 },
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: '1fr', lg: '5fr 7fr' },
        alignContent: 'start',
      }}
    >
      <Ghost style={{ height: 420 }} />
      <Ghost style={{ height: 420 }} />
    </Box>
  )
}
