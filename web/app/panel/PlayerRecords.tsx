import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import type { PlayerRecords_action$key } from '../../__generated__/PlayerRecords_action.graphql.ts'
import type { PlayerRecordsQuery } from '../../__generated__/PlayerRecordsQuery.graphql.ts'
import { ActionFacts } from '../record/ActionFacts.tsx'
import { ActionSteps } from '../../work/action/ActionSteps.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { usePanelPath } from './panelPath.ts'
import { PlayerBar } from './PlayerBar.tsx'
import { tourIn } from '../../workspace/home/statusTour.ts'
import { sourceOf, stepVariables } from './steps.ts'
import { useClosePanel } from './useClosePanel.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query PlayerRecordsQuery(
    $isTour: Boolean!
    $shortcut: String!
    $status: ShortcutStatus!
    $isBoard: Boolean!
    $filter: ActionFilter
    $bucket: BucketName!
    $isList: Boolean!
    $listFilter: ActionFilter
    $orderBy: ActionOrder
    $groupBy: ActionGrouping
  ) {
    shortcutActions(shortcut: $shortcut, status: $status) @include(if: $isTour) {
      key
    }
    board(filter: $filter) @include(if: $isBoard) {
      bucket(name: $bucket) {
        actions(first: 100) {
          edges {
            node {
              key
            }
          }
        }
      }
    }
    actionGrid(filter: $listFilter, orderBy: $orderBy, groupBy: $groupBy) @include(if: $isList) {
      rows(first: 100) {
        nodes {
          key
        }
      }
    }
  }
`

interface Steps {
  source: string
  keys?: readonly string[]
  failure?: string
}

const statusNames: Record<string, string> = {
  NEXT: t.nextUp,
  WORK: t.beingWorkedOn,
  HOLD: t.onHold,
  DEL: t.delegated,
}

/**
 * Records one by one, with the moves at hand. Which ones is settled as it begins, so that a move takes none out of it.
 */
export function PlayerRecords({ action: key, seconds }: { action: PlayerRecords_action$key | null; seconds: number }) {
  const action = useFragment(
    graphql`
      fragment PlayerRecords_action on Action {
        key
        description
        bucket
        ...ActionSteps_action
        ...ActionFacts_action
      }
    `,
    key,
  )
  const environment = useRelayEnvironment()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { key: shown } = useParams()
  const pathTo = usePanelPath()
  const close = useClosePanel()
  const params = new URLSearchParams(search)
  const source = sourceOf(pathname, params)
  const tour = tourIn(params)
  const isReady = shown === undefined || action !== null
  const [steps, setSteps] = useState<Steps>()
  const [isAtEnd, setAtEnd] = useState(false)
  const asked = JSON.stringify(stepVariables(pathname, params, action?.bucket))
  const isRead = steps?.source === source
  useEffect(() => {
    if (!isReady || isRead) return
    const subscription = fetchQuery<PlayerRecordsQuery>(
      environment,
      query,
      JSON.parse(asked) as PlayerRecordsQuery['variables'],
      { networkCacheConfig: { force: true } },
    ).subscribe({
      next: ({ shortcutActions, board, actionGrid }) =>
        setSteps({
          source,
          keys: (
            shortcutActions ??
            board?.bucket.actions.edges.map(({ node }) => node) ??
            actionGrid?.rows.nodes ??
            []
          ).map((one) => one.key),
        }),
      error: (error: Error) => setSteps({ source, failure: error.message }),
    })
    return () => subscription.unsubscribe()
  }, [environment, source, asked, isReady, isRead])
  const keys = (isRead && steps.keys) || []
  const at = isAtEnd ? keys.length : shown === undefined ? -1 : keys.indexOf(shown)
  function go(to: number) {
    setAtEnd(to >= keys.length)
    const next = keys[to]
    if (next && next !== shown) void navigate(pathTo('player', next), { replace: true })
  }
  const [first] = keys
  useEffect(() => {
    // A tour begins with its first record.
    if (tour && shown === undefined && first) void navigate(pathTo('player', first), { replace: true })
  })
  if (!isRead) return <Typography color="textSecondary">{isReady ? t.readingTheRecords : null}</Typography>
  if (steps.failure !== undefined) {
    return (
      <Box role="alert">
        {t.theRecordsCouldNotBeRead} {steps.failure}{' '}
        <PlainButton type="button" className="outlined" onClick={() => setSteps(undefined)}>
          {t.tryAgain}
        </PlainButton>
      </Box>
    )
  }
  if (tour && keys.length === 0)
    return (
      <Typography color="textSecondary">
        {t.noneOfYourRecordsOfThis({ statusNames: statusNames[tour.status] ?? '' })}
      </Typography>
    )
  return (
    <PlayerBar of="records" at={at} count={keys.length} seconds={seconds} onGo={go}>
      {at >= keys.length && keys.length > 0 ? (
        <Box>
          <Typography>
            {tour
              ? t.endOfRecordsIn({ count: keys.length, status: statusNames[tour.status] ?? '' })
              : t.endOfRecords({ count: keys.length })}
          </Typography>
          <Box sx={{ display: 'flex', gap: 2, pt: 2 }}>
            <PlainButton type="button" className="primary" onClick={close}>
              {t.close}
            </PlainButton>
            <PlainButton type="button" className="outlined" onClick={() => go(0)}>
              {t.fromTheFirst}
            </PlainButton>
          </Box>
        </Box>
      ) : action ? (
        <>
          {action.description ? <Typography sx={{ whiteSpace: 'pre-wrap' }}>{action.description}</Typography> : null}
          <ActionSteps action={action} />
          <ActionFacts action={action} />
        </>
      ) : null}
    </PlayerBar>
  )
}
