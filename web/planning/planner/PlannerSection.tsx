import Box from '@mui/material/Box'
import { lazy, Suspense, useMemo } from 'react'
import { graphql } from 'react-relay'
import { Outlet } from 'react-router-dom'
import type { PlannerSectionQuery } from '../../__generated__/PlannerSectionQuery.graphql.ts'
import { useReadAgain } from '../../kernel/relay/useReadAgain.ts'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { SearchTabs } from '../../kernel/ui/SearchTabs.tsx'
import { useNow } from '../../kernel/ui/useNow.ts'
import { DoneBar } from './DoneBar.tsx'
import { useFill } from './fill/useFill.ts'
import { Lanes } from './Lanes.tsx'
import { lanesOf } from './lanesOf.ts'
import { shownHours } from './layout.ts'
import { PlannerBar } from './PlannerBar.tsx'
import { PlannerContext } from './PlannerContext.ts'
import { pageIn, plannerVariables, viewIn } from './plannerSearch.ts'
import { usePlan } from './usePlan.ts'
import { usePool } from './usePool.ts'
import { WaitingList } from './WaitingList.tsx'
import { useSearch } from '../../kernel/ui/useSearch.ts'
import * as t from './__generated__/messages.ts'

const PlannerLive = lazy(async () => ({ default: (await import('./PlannerLive.tsx')).PlannerLive }))
const PlanDialog = lazy(async () => ({ default: (await import('./PlanDialog.tsx')).PlanDialog }))
const FillDialog = lazy(async () => ({ default: (await import('./fill/FillDialog.tsx')).FillDialog }))
const ConflictDialog = lazy(async () => ({ default: (await import('./ConflictDialog.tsx')).ConflictDialog }))

const query = graphql`
  query PlannerSectionQuery(
    $day: Date
    $span: PlannerSpan!
    $filter: ActionFilter
    $waiting: ActionFilter
    $orderBy: ActionOrder
    $startIndex: Int!
    $search: String!
    $after: Cursor
  ) {
    planner(day: $day, span: $span, filter: $filter) {
      timeZone
      days {
        day
        from
        to
      }
      lanes(search: $search, after: $after) {
        edges {
          node {
            user {
              id
              name
            }
            groups
            organizationPaths
            working {
              from
              to
            }
            absences {
              from
              to
            }
            blocks {
              kind
              from
              to
              mins
              action {
                id
                ...usePool_action
              }
            }
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
    actionGrid(filter: $waiting, orderBy: $orderBy) {
      count
      rows(first: 50, startIndex: $startIndex) {
        nodes {
          id
          ...usePool_action
        }
      }
    }
  }
`

/** What waits to be planned beside the time of the people who could do it. */
export function PlannerSection() {
  const { planner, actionGrid } = useRouteQuery<PlannerSectionQuery>(query)
  const now = useNow()
  const [search] = useSearch()
  const view = viewIn(search)
  const { timeZone } = planner
  const edges = planner.lanes.edges
  const pool = usePool(
    useMemo(
      () => [
        ...edges.flatMap(({ node }) => node.blocks.flatMap(({ action }) => action ?? [])),
        ...actionGrid.rows.nodes,
      ],
      [edges, actionGrid.rows.nodes],
    ),
  )
  const lanes = useMemo(() => lanesOf(edges.map(({ node }) => node)), [edges])
  const days = useMemo(
    () => planner.days.map(({ day, from, to }) => ({ day, from: Date.parse(from), to: Date.parse(to) })),
    [planner.days],
  )
  const hours = useMemo(() => shownHours(days[0]!, lanes, pool), [days, lanes, pool])
  const readAgain = useReadAgain<PlannerSectionQuery>(query, plannerVariables(search), 0)

  const plan = usePlan({ view, lanes, days, pool, timeZone, now, hours, readAgain })
  const fill = useFill({ report: plan.report, readAgain })
  const show = search.get('show') === 'people' ? 'people' : 'work'

  return (
    <PlannerContext value={{ ...plan.model, fill: fill.ask }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplate: 'auto auto minmax(0, 1fr) / minmax(0, 1fr)',
          minHeight: 0,
          minWidth: 0,
          position: 'relative',
        }}
      >
        <PlannerBar />
        <Box sx={{ display: { md: 'none' } }}>
          <SearchTabs
            label={t.partsOfThePlanner}
            name="show"
            selected={show}
            tabs={[
              { value: 'work', label: t.toPlan({ count: actionGrid.count }) },
              { value: 'people', label: t.people },
            ]}
          />
        </Box>
        <Box
          sx={{
            display: 'grid',
            gridTemplate: { xs: 'minmax(0, 1fr) / minmax(0, 1fr)', md: 'minmax(0, 1fr) / 292px minmax(0, 1fr)' },
            gridRow: 3,
            minHeight: 0,
          }}
        >
          <Box
            sx={{
              display: { xs: show === 'work' ? 'grid' : 'none', md: 'grid' },
              minHeight: 0,
              minWidth: 0,
              borderInlineEnd: '1px solid var(--ops-line)',
            }}
          >
            <WaitingList
              rows={actionGrid.rows.nodes.map(({ id }) => id)}
              count={actionGrid.count}
              page={pageIn(search)}
            />
          </Box>
          <Box sx={{ display: { xs: show === 'people' ? 'grid' : 'none', md: 'grid' }, minHeight: 0, minWidth: 0 }}>
            <Lanes nextPage={planner.lanes.pageInfo.hasNextPage ? planner.lanes.pageInfo.endCursor : null} />
          </Box>
        </Box>
        <DoneBar done={plan.done} onClose={plan.closeDone} />
      </Box>
      <Suspense>
        <PlannerLive onChanged={readAgain} />
        {plan.asked ? (
          <PlanDialog
            work={pool.find(({ id }) => id === plan.asked?.id) ?? plan.asked}
            onClose={() => plan.answer()}
            onPlan={(proposal) => plan.answer(proposal)}
          />
        ) : null}
        {fill.asked ? (
          <FillDialog
            ids={fill.asked}
            isUnderWay={fill.isUnderWay}
            onPlan={(plans) => void fill.plan(plans)}
            onClose={fill.close}
          />
        ) : null}
        {plan.doubted ? (
          <ConflictDialog ghost={plan.doubted} onClose={() => plan.decide()} onPlan={() => plan.decide(true)} />
        ) : null}
      </Suspense>
      <Suspense>
        <Outlet />
      </Suspense>
    </PlannerContext>
  )
}
