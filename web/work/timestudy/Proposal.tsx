import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { Proposal_item$key } from '../../__generated__/Proposal_item.graphql.ts'
import type { ProposalAcceptMutation } from '../../__generated__/ProposalAcceptMutation.graphql.ts'
import type { ProposalDismissMutation } from '../../__generated__/ProposalDismissMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { minutes } from '../task/minutes.ts'
import { Notice } from '../../kernel/ui/Notice.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Why } from '../../kernel/ui/Why.tsx'
import { driftText, minutesText } from './duration.ts'
import { RunList } from './RunList.tsx'
import { inSentence } from '../../kernel/ui/inSentence.tsx'
import * as t from './__generated__/messages.ts'

const acceptMutation = graphql`
  mutation ProposalAcceptMutation($input: AcceptServiceTimeInput!) {
    result: acceptServiceTime(input: $input) {
      ... on AcceptServiceTimeSuccess {
        taskItem {
          ...ServiceTimeSection_item
          ...TaskItemFacts_item
        }
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

const dismissMutation = graphql`
  mutation ProposalDismissMutation($input: DismissServiceTimeInput!) {
    result: dismissServiceTime(input: $input) {
      ... on DismissServiceTimeSuccess {
        taskItem {
          ...ServiceTimeSection_item
        }
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

/**
 * What the last ten runs of some work speak for, to accept or to dismiss; nothing where they agree with its service
 * time.
 */
export function Proposal({ item: key }: { item: Proposal_item$key }) {
  const {
    id,
    name,
    serviceTimeProposal: proposal,
  } = useFragment(
    graphql`
      fragment Proposal_item on TaskItem {
        id
        name
        serviceTimeProposal {
          currentMins
          medianMins
          proposedMins
          can {
            decide {
              allowed
              reason
            }
          }
          runs {
            ...RunList_runs
          }
        }
      }
    `,
    key,
  )
  const [accept, accepting] = useMutation<ProposalAcceptMutation>(acceptMutation)
  const [dismiss, dismissing] = useMutation<ProposalDismissMutation>(dismissMutation)
  const [problem, setProblem] = useState<string>()
  const [showsRuns, setShowsRuns] = useState(false)
  if (!proposal) return null
  const { currentMins, medianMins, proposedMins, can, runs } = proposal
  async function decide(how: typeof accept | typeof dismiss, done: string) {
    const { problems } = await how({ taskItemId: id, medianMins })
    setProblem(problems && Object.values(problems)[0])
    if (!problems) toast('success', done, name)
  }
  return (
    <Box
      role="group"
      aria-label={t.proposal}
      sx={{
        display: 'grid',
        gap: 2,
        p: 3,
        bgcolor: 'var(--ops-brand-weak)',
        borderBottom: '1px solid var(--ops-line)',
      }}
    >
      <Typography>
        {inSentence(t.theLastTenRunsTook, {
          median: <strong>{t.min({ minutesText: minutesText(medianMins) })}</strong>,
          current: t.min({ minutesText: minutesText(currentMins) }),
          drift: driftText(currentMins, medianMins),
        })}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        {can.decide.allowed ? (
          <>
            <PlainButton
              type="button"
              className="primary"
              disabled={accepting || dismissing}
              onClick={() => void decide(accept, t.serviceTimeIsNow({ time: minutes(proposedMins) }))}
            >
              {t.makeIt({ minutes: minutes(proposedMins) })}
            </PlainButton>
            <PlainButton
              type="button"
              className="outlined"
              disabled={accepting || dismissing}
              onClick={() => void decide(dismiss, t.proposalDismissed)}
            >
              {t.dismiss}
            </PlainButton>
          </>
        ) : (
          <Why permission={can.decide} />
        )}
        <PlainButton type="button" aria-expanded={showsRuns} onClick={() => setShowsRuns(!showsRuns)}>
          {showsRuns ? t.hideTheRuns : t.showTheTenRuns}
        </PlainButton>
      </Box>
      {problem ? <Notice role="alert">{problem}</Notice> : null}
      {showsRuns ? <RunList runs={runs} /> : null}
    </Box>
  )
}
