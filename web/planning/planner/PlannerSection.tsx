import Box from '@mui/material/Box'
import { lazy, Suspense, useCallback, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import type { PlannerSectionQuery } from '../../__generated__/PlannerSectionQuery.graphql.ts'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { announce } from '../../kernel/ui/announce.ts'
import { SearchTabs } from '../../kernel/ui/SearchTabs.tsx'
import { useNow } from '../../kernel/ui/useNow.ts'
import { conflictsOf } from './conflicts.ts'
import { DoneBar, type Done } from './DoneBar.tsx'
import { Lanes } from './Lanes.tsx'
import { lanesOf } from './lanesOf.ts'
import { shownHours } from './layout.ts'
import { planningOf, planWork, type Planning } from './planWork.ts'
import { PlannerBar } from './PlannerBar.tsx'
import { PlannerContext, type Ghost, type PlannerModel } from './PlannerContext.ts'
import { pageIn, plannerText, plannerVariables, viewIn } from './plannerSearch.ts'
import { placeText } from './placeText.ts'
import { usePool } from './usePool.ts'
import { WaitingList } from './WaitingList.tsx'
import type { Proposal, Work } from './work.ts'

const PlannerLive = lazy(async () => ({ default: (await import('./PlannerLive.tsx')).PlannerLive }))
const PlanDialog = lazy(async () => ({ default: (await import('./PlanDialog.tsx')).PlanDialog }))
const ConflictDialog = lazy(async () => ({ default: (await import('./ConflictDialog.tsx')).ConflictDialog }))

const query = graphql`
  query PlannerSectionQuery(
    $day: String
    $span: PlannerSpan!
    $filter: ActionFilter
    $waiting: ActionListFilter
    $order: ActionOrder!
    $offset: Int!
    $search: String!
    $after: String
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
    actionGrid(filter: $waiting, order: $order) {
      count
      rows(offset: $offset, limit: 50) {
        id
        ...usePool_action
      }
    }
  }
`

/** What waits to be planned beside the time of the people who could do it. */
export function PlannerSection() {
  const { planner, actionGrid } = useRouteQuery<PlannerSectionQuery>(query)
  const environment = useRelayEnvironment()
  const now = useNow()
  const [search] = useSearchParams()
  const view = viewIn(search)
  const { timeZone } = planner
  const edges = planner.lanes.edges
  const pool = usePool(
    useMemo(
      () => [...edges.flatMap(({ node }) => node.blocks.flatMap(({ action }) => action ?? [])), ...actionGrid.rows],
      [edges, actionGrid.rows],
    ),
  )
  const lanes = useMemo(() => lanesOf(edges.map(({ node }) => node)), [edges])
  const days = useMemo(
    () => planner.days.map(({ day, from, to }) => ({ day, from: Date.parse(from), to: Date.parse(to) })),
    [planner.days],
  )
  const hours = useMemo(() => shownHours(days[0]!, lanes, pool), [days, lanes, pool])
  const [ghost, setGhost] = useState<Ghost>()
  const [asked, setAsked] = useState<Work>()
  const [doubted, setDoubted] = useState<Ghost>()
  const [done, setDone] = useState<Done>()
  const focused = useRef<string>(undefined)

  const shown = plannerText(search)
  const readAgain = useCallback(() => {
    const variables = plannerVariables(new URLSearchParams(shown))
    fetchQuery<PlannerSectionQuery>(environment, query, variables, { networkCacheConfig: { force: true } }).subscribe({
      error: () => {},
    })
  }, [environment, shown])

  const judged = (work: Work, proposal: Proposal, isLifted: boolean): Ghost => {
    const lane = lanes.find(({ id }) => id === proposal.laneId)!
    return { work, proposal, isLifted, conflicts: conflictsOf(work, lane, proposal, { pool, days, timeZone, now }) }
  }

  const commit = async (work: Work, planning: Planning, text: string, undo?: Planning) => {
    setGhost(undefined)
    // While it is under way nothing offers to undo what was before it.
    setDone(undefined)
    const refusal = await planWork(environment, work, planning)
    setDone(
      refusal
        ? { text: `“${work.title}” is as it was. ${refusal}`, isProblem: true }
        : { text, undo: undo && (() => void commit(work, undo, `“${work.title}” is back as it was.`)) },
    )
    announce(refusal ? `${work.title} is as it was. ${refusal}` : text)
    readAgain()
  }

  const put = (work: Work, { laneId, from, to }: Proposal) => {
    const lane = lanes.find(({ id }) => id === laneId)!
    void commit(
      work,
      { from, to, isPlanned: true, assigneeId: laneId },
      `“${work.title}”: ${lane.name}, ${placeText({ from, to }, timeZone)}`,
      planningOf(work),
    )
  }

  const model: PlannerModel = {
    view,
    lanes,
    days,
    pool,
    timeZone,
    now,
    hours,
    ghost,
    show(work, proposal, isLifted = false) {
      if (!proposal) return setGhost(undefined)
      if (
        ghost?.work.id === work.id &&
        ghost.proposal.laneId === proposal.laneId &&
        ghost.proposal.from === proposal.from &&
        ghost.proposal.to === proposal.to
      )
        return
      const next = judged(work, proposal, isLifted)
      setGhost(next)
      const said = [
        lanes.find(({ id }) => id === proposal.laneId)!.name,
        placeText(proposal, timeZone),
        next.conflicts.refused,
        ...next.conflicts.warnings,
      ]
        .filter(Boolean)
        .join('. ')
      if (isLifted) announce(said)
    },
    place(work, proposal) {
      const next = judged(work, proposal, false)
      setGhost(undefined)
      const isThere =
        work.isPlanned &&
        work.assignee?.id === proposal.laneId &&
        work.from === proposal.from &&
        work.to === proposal.to
      if (isThere) return
      if (next.conflicts.refused)
        setDone({ text: `“${work.title}” is as it was. ${next.conflicts.refused}`, isProblem: true })
      else if (next.conflicts.warnings.length) setDoubted(next)
      else put(work, proposal)
    },
    // When it was to be done by stays when it is due.
    unplan(work) {
      if (!work.isPlanned) return
      focused.current = work.id
      void commit(
        work,
        { from: null, to: work.to, isPlanned: false, assigneeId: work.assignee?.id ?? null },
        `“${work.title}” waits to be planned.`,
        planningOf(work),
      )
    },
    ask: setAsked,
    takesFocus(workId) {
      const takes = focused.current === workId
      if (takes) focused.current = undefined
      return takes
    },
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (
      !(event.ctrlKey || event.metaKey) ||
      event.key !== 'z' ||
      !done?.undo ||
      event.target instanceof HTMLInputElement
    )
      return
    event.preventDefault()
    done.undo()
  }
  const keepFocus = (work: Work) => (focused.current = work.id)
  const show = search.get('show') === 'people' ? 'people' : 'work'

  return (
    <PlannerContext value={model}>
      <Box
        onKeyDown={onKeyDown}
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
            label="Parts of the planner"
            name="show"
            selected={show}
            tabs={[
              { value: 'work', label: `To plan (${actionGrid.count})` },
              { value: 'people', label: 'People' },
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
              borderRight: '1px solid var(--ops-line)',
            }}
          >
            <WaitingList rows={actionGrid.rows.map(({ id }) => id)} count={actionGrid.count} page={pageIn(search)} />
          </Box>
          <Box sx={{ display: { xs: show === 'people' ? 'grid' : 'none', md: 'grid' }, minHeight: 0, minWidth: 0 }}>
            <Lanes nextPage={planner.lanes.pageInfo.hasNextPage ? planner.lanes.pageInfo.endCursor : null} />
          </Box>
        </Box>
        <DoneBar done={done} onClose={() => setDone(undefined)} />
      </Box>
      <Suspense>
        <PlannerLive onChanged={readAgain} />
        {asked ? (
          <PlanDialog
            work={pool.find(({ id }) => id === asked.id) ?? asked}
            onClose={() => setAsked(undefined)}
            onPlan={(proposal) => {
              setAsked(undefined)
              keepFocus(asked)
              put(asked, proposal)
            }}
          />
        ) : null}
        {doubted ? (
          <ConflictDialog
            ghost={doubted}
            onClose={() => setDoubted(undefined)}
            onPlan={() => {
              setDoubted(undefined)
              keepFocus(doubted.work)
              put(doubted.work, doubted.proposal)
            }}
          />
        ) : null}
      </Suspense>
    </PlannerContext>
  )
}
