import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { Suspense, useId, type ReactNode } from 'react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { FillDialogQuery } from '../../../__generated__/FillDialogQuery.graphql.ts'
import { useLoaded } from '../../../kernel/relay/useLoaded.ts'
import { GhostRows } from '../../../kernel/ui/GhostRows.tsx'
import { Retry } from '../../../kernel/ui/Retry.tsx'
import { useSearch } from '../../../kernel/ui/useSearch.ts'
import { usePlanner } from '../PlannerContext.ts'
import { plannerVariables } from '../plannerSearch.ts'
import { most, Proposals, type Fill } from './Proposals.tsx'
import * as t from '../__generated__/messages.ts'

const query = graphql`
  query FillDialogQuery(
    $day: Date
    $span: PlannerSpan!
    $filter: ActionFilter
    $waiting: ActionFilter
    $orderBy: ActionOrder
    $search: String!
    $first: Int!
  ) {
    planner(day: $day, span: $span, filter: $filter) {
      proposals(filter: $waiting, orderBy: $orderBy, search: $search, first: $first) {
        ...Proposals_proposals
      }
    }
  }
`

const inContent = (failure: ReactNode) => <DialogContent>{failure}</DialogContent>

interface FillDialogProps extends Fill {
  /** The records to be planned; none means all that wait. */
  ids: readonly string[]
}

/** Who could do what and when in the time shown, to be agreed to before anything is planned. */
export function FillDialog({ ids, ...fill }: FillDialogProps) {
  const titleId = useId()
  const [search] = useSearch()
  const { view } = usePlanner()
  const { day, span, filter, waiting, orderBy, search: who } = plannerVariables(search)
  const { reference, read } = useLoaded<FillDialogQuery>(query, {
    day,
    span,
    filter,
    waiting: ids.length ? { id: { in: [...ids] } } : waiting,
    orderBy,
    search: who,
    first: most,
  })
  const loading = (
    <DialogContent>
      <GhostRows lists={[6]} />
    </DialogContent>
  )
  return (
    <Dialog open onClose={fill.onClose} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{view === 'week' ? t.proposedWeek : t.proposedDay}</DialogTitle>
      <Retry onRetry={read} within={inContent}>
        <Suspense fallback={loading}>{reference ? <Loaded reference={reference} {...fill} /> : loading}</Suspense>
      </Retry>
    </Dialog>
  )
}

function Loaded({ reference, ...fill }: Fill & { reference: PreloadedQuery<FillDialogQuery> }) {
  const { planner } = usePreloadedQuery<FillDialogQuery>(query, reference)
  return <Proposals proposals={planner.proposals} {...fill} />
}
