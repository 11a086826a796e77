import Box from '@mui/material/Box'
import { Suspense, useState } from 'react'
import { graphql } from 'react-relay'
import type { RunPageQuery } from '../../__generated__/RunPageQuery.graphql.ts'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { Page } from '../../kernel/shell/Page.tsx'
import { Centered } from '../../kernel/ui/Centered.tsx'
import { Outlet } from 'react-router-dom'
import { ButtonLink } from '../../kernel/ui/PlainButton.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { RunActions } from './RunActions.tsx'
import { RunMap } from './RunMap.tsx'
import { RunStops } from './RunStops.tsx'
import { RunSummary } from './RunSummary.tsx'
import { WalkSection } from './WalkSection.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query RunPageQuery($id: ID!) {
    tourRun(id: $id) {
      key
      tour {
        name
      }
      ...RunActions_run
      ...RunMap_run
      ...RunStops_run
      ...RunSummary_run
      ...WalkSection_run
    }
  }
`

/** A run of a tour: its order with the reasons, the map, planned against actual, and the walk stop by stop. */
export function RunPage() {
  return (
    <Suspense fallback={<Page title={t.run}>{null}</Page>}>
      <Content />
    </Suspense>
  )
}

function Content() {
  const { tourRun: run } = useRouteQuery<RunPageQuery>(query)
  const [chosen, setChosen] = useState<string>()
  if (!run) {
    return (
      <Page title={t.run}>
        <Centered title={t.noSuchRun} text={t.thereIsNoRunOfThis}>
          <ButtonLink to="/actonTourSettings/runs" className="primary">
            {t.toTheRuns}
          </ButtonLink>
        </Centered>
      </Page>
    )
  }
  return (
    <Page
      title={`${run.tour.name} · ${run.key}`}
      actions={
        <>
          <RunActions run={run} />
          <ButtonLink to="/actonTourSettings/runs" className="outlined">
            {t.allRuns}
          </ButtonLink>
        </>
      }
    >
      <Scroll wide>
        <WalkSection run={run} />
        <RunSummary run={run} />
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
          }}
        >
          <RunStops run={run} chosen={chosen} onChoose={setChosen} />
          <RunMap run={run} chosen={chosen} onChoose={setChosen} />
        </Box>
      </Scroll>
      <Suspense>
        <Outlet />
      </Suspense>
    </Page>
  )
}
