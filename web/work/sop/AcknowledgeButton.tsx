import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { AcknowledgeButton_version$key } from '../../__generated__/AcknowledgeButton_version.graphql.ts'
import type { AcknowledgeButtonMutation } from '../../__generated__/AcknowledgeButtonMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { dayOf } from '../../kernel/ui/dates.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation AcknowledgeButtonMutation($input: AcknowledgeSopInput!) {
    result: acknowledgeSop(input: $input) {
      ... on AcknowledgeSopSuccess {
        sopVersion {
          ...AcknowledgeButton_version
          acknowledgementCount
        }
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

/** Says that one has read a version; who has is told since when. */
export function AcknowledgeButton({
  version: key,
  actionId,
}: {
  version: AcknowledgeButton_version$key
  actionId?: string
}) {
  const { id, viewerAcknowledgedAt } = useFragment(
    graphql`
      fragment AcknowledgeButton_version on SopVersion {
        id
        viewerAcknowledgedAt
      }
    `,
    key,
  )
  const [acknowledge, isInFlight] = useMutation<AcknowledgeButtonMutation>(mutation)
  const status = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    // The button that was pressed is gone with its focus.
    if (viewerAcknowledgedAt && document.activeElement === document.body) status.current?.focus({ preventScroll: true })
  }, [viewerAcknowledgedAt])
  if (viewerAcknowledgedAt) {
    return (
      <Typography
        variant="body2"
        color="textSecondary"
        role="status"
        tabIndex={-1}
        ref={status}
        sx={{ outline: 'none' }}
      >
        {t.youHaveReadThisVersionOn({ dayOf: dayOf(viewerAcknowledgedAt) })}
      </Typography>
    )
  }
  const act = async () => {
    const { problems } = await acknowledge({ sopVersionId: id, actionId })
    if (problems) toast('error', t.thatWasNotSaved, problems.input)
  }
  return (
    <PlainButton
      type="button"
      className="primary"
      style={{ justifySelf: 'start' }}
      disabled={isInFlight}
      onClick={() => void act()}
    >
      {t.iHaveReadThis}
    </PlainButton>
  )
}
