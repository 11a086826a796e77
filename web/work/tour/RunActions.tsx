import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { RunActions_run$key } from '../../__generated__/RunActions_run.graphql.ts'
import type { RunActionsAbandonMutation } from '../../__generated__/RunActionsAbandonMutation.graphql.ts'
import type { RunActionsStartMutation } from '../../__generated__/RunActionsStartMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { ActionsMenu } from '../../kernel/ui/ActionsMenu.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { AssignRunDialog } from './AssignRunDialog.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'
import { ReplanDialog } from './ReplanDialog.tsx'
import * as t from './__generated__/messages.ts'

const startMutation = graphql`
  mutation RunActionsStartMutation($input: StartTourRunInput!) {
    result: startTourRun(input: $input) {
      ... on StartTourRunSuccess {
        recordRefusal
        run {
          ...WalkSection_run
          ...RunSummary_run
          ...RunActions_run
        }
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

const abandonMutation = graphql`
  mutation RunActionsAbandonMutation($input: AbandonTourRunInput!) {
    result: abandonTourRun(input: $input) {
      ... on AbandonTourRunSuccess {
        run {
          ...WalkSection_run
          ...RunSummary_run
          ...RunActions_run
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

/** What can be done with a run as a whole. */
export function RunActions({ run: key }: { run: RunActions_run$key }) {
  const run = useFragment(
    graphql`
      fragment RunActions_run on TourRun {
        id
        status
        can {
          walk {
            allowed
            reason
          }
        }
        ...AssignRunDialog_run
        ...ReplanDialog_run
      }
    `,
    key,
  )
  const [start, isStarting] = useMutation<RunActionsStartMutation>(startMutation)
  const [abandon, isAbandoning] = useMutation<RunActionsAbandonMutation>(abandonMutation)
  const [asked, setAsked] = useState<'assign' | 'replan' | 'abandon'>()
  const { id, status, can } = run
  if (status === 'DONE' || status === 'ABANDONED') return null
  const begin = async () => {
    const { done, problems } = await start({ id })
    if (problems) return toast('error', t.theRunWasNotStarted, problems.input)
    if (done.recordRefusal) toast('warning', t.theRunHasBegunItsRecord, done.recordRefusal)
  }
  const refused = can.walk.allowed ? undefined : can.walk.reason
  return (
    <>
      {status === 'PLANNED' && can.walk.allowed ? (
        <PlainButton type="button" className="primary" disabled={isStarting} onClick={() => void begin()}>
          {t.start}
        </PlainButton>
      ) : null}
      <ActionsMenu
        label={t.whatCanBeDoneWithThe}
        actions={[
          { label: status === 'RUNNING' ? t.handOver2 : t.assign2, act: () => setAsked('assign'), refused },
          { label: t.replanWhatIsToCome, act: () => setAsked('replan'), refused },
          { label: t.abandon, act: () => setAsked('abandon'), refused },
        ]}
      />
      {asked === 'assign' ? <AssignRunDialog run={run} onClose={() => setAsked(undefined)} /> : null}
      {asked === 'replan' ? <ReplanDialog run={run} onClose={() => setAsked(undefined)} /> : null}
      {asked === 'abandon' ? (
        <ReasonDialog
          title={t.abandonTheRun}
          submit={t.abandon}
          waiting={isAbandoning}
          onClose={() => setAsked(undefined)}
          onSubmit={async (reason) => {
            const { problems } = await abandon({ id, reason })
            if (problems) return problems
            setAsked(undefined)
            toast('success', t.theRunIsAbandoned)
          }}
        />
      ) : null}
    </>
  )
}
