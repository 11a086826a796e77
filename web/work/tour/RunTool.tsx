import { Suspense } from 'react'
import { graphql } from 'react-relay'
import { Outlet, useLocation } from 'react-router-dom'
import type { RunToolQuery } from '../../__generated__/RunToolQuery.graphql.ts'
import { ToolDialog } from '../../kernel/shell/ToolDialog.tsx'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { Centered } from '../../kernel/ui/Centered.tsx'
import { GhostRows } from '../../kernel/ui/GhostRows.tsx'
import { ButtonLink } from '../../kernel/ui/PlainButton.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { RunActions } from './RunActions.tsx'
import { RunStops } from './RunStops.tsx'
import { RunSummary } from './RunSummary.tsx'
import { WalkSection } from './WalkSection.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query RunToolQuery($id: ID!) {
    tourRun(id: $id) {
      id
      key
      tour {
        name
      }
      ...RunActions_run
      ...RunStops_run
      ...RunSummary_run
      ...WalkSection_run
    }
  }
`

/** The walk of a tour over the board: one stop at a time, then planned against actual. */
export function RunTool() {
  return (
    <Suspense
      fallback={
        <ToolDialog title={t.tour}>
          <GhostRows lists={[4]} height={64} />
        </ToolDialog>
      }
    >
      <Content />
    </Suspense>
  )
}

function Content() {
  const { tourRun: run } = useRouteQuery<RunToolQuery>(query)
  const { search } = useLocation()
  const all = (
    <ButtonLink to={{ pathname: '/home/tour', search }} className="outlined">
      {t.allTours}
    </ButtonLink>
  )
  if (!run) {
    return (
      <ToolDialog title={t.tour} actions={all}>
        <Centered title={t.noSuchRun} text={t.thereIsNoRunOfThis} />
      </ToolDialog>
    )
  }
  return (
    <ToolDialog
      title={`${run.tour.name} · ${run.key}`}
      actions={
        <>
          <RunActions run={run} />
          {all}
        </>
      }
    >
      <Scroll wide>
        <WalkSection run={run} />
        <RunSummary run={run} />
        <RunStops run={run} />
      </Scroll>
      <Outlet />
    </ToolDialog>
  )
}
