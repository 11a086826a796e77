import Box from '@mui/material/Box'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { graphql, useFragment } from 'react-relay'
import type { PlanActionInput } from '../../../__generated__/planAllMutation.graphql.ts'
import type { Proposals_proposals$key } from '../../../__generated__/Proposals_proposals.graphql.ts'
import { Empty } from '../../../kernel/ui/Empty.tsx'
import { PlainButton } from '../../../kernel/ui/PlainButton.tsx'
import { useToggled } from '../useToggled.ts'
import { ProposalRow } from './ProposalRow.tsx'
import { UnplannedList } from './UnplannedList.tsx'
import * as t from '../__generated__/messages.ts'

/** So many records are proposed for at once. */
export const most = 100

export interface Fill {
  isUnderWay: boolean
  onPlan: (plans: readonly PlanActionInput[]) => void
  onClose: () => void
}

interface ProposalsProps extends Fill {
  proposals: Proposals_proposals$key
}

/** What is proposed, each to be left out, and what could not be. */
export function Proposals({ proposals: keys, isUnderWay, onPlan, onClose }: ProposalsProps) {
  const proposals = useFragment(
    graphql`
      fragment Proposals_proposals on PlannerProposal @relay(plural: true) {
        action {
          id
          version
        }
        slot {
          user {
            id
          }
          from
          to
        }
        ...ProposalRow_proposal
        ...UnplannedList_proposals
      }
    `,
    keys,
  )
  const [leftOut, toggle] = useToggled()
  const isCut = proposals.length === most
  const offered = proposals.filter(({ slot }) => slot)
  const plans = offered.flatMap(({ action: { id, version }, slot }) =>
    slot && !leftOut.has(id) ? [{ id, version, userId: slot.user.id, from: slot.from, to: slot.to }] : [],
  )
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 4, alignContent: 'start' }}>
        {proposals.length ? (
          <Box component="p" sx={{ m: 0, color: 'text.secondary' }}>
            {(isCut ? t.proposedOfFirst : t.proposedOf)({ planned: offered.length, count: proposals.length })}
          </Box>
        ) : (
          <Empty>{t.nothingToPropose}</Empty>
        )}
        {offered.length ? (
          <Box component="ul" aria-label={t.proposals} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {offered.map((proposal) => (
              <ProposalRow
                key={proposal.action.id}
                proposal={proposal}
                isChosen={!leftOut.has(proposal.action.id)}
                onToggle={() => toggle(proposal.action.id)}
              />
            ))}
          </Box>
        ) : null}
        <UnplannedList proposals={proposals} />
      </DialogContent>
      <DialogActions>
        <PlainButton type="button" className="outlined" autoFocus={!plans.length} onClick={onClose}>
          {offered.length ? t.cancelPlan : t.close}
        </PlainButton>
        {offered.length ? (
          <PlainButton
            type="button"
            className="primary"
            autoFocus
            aria-disabled={isUnderWay || !plans.length}
            onClick={() => (plans.length && !isUnderWay ? onPlan(plans) : undefined)}
          >
            {t.planCount({ count: plans.length })}
          </PlainButton>
        ) : null}
      </DialogActions>
    </>
  )
}
