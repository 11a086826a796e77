import Typography from '@mui/material/Typography'
import { graphql } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import type { RevokeFeedDialogMutation } from '../../__generated__/RevokeFeedDialogMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { useShown } from '../../kernel/relay/useShown.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { ActDialog } from '../../kernel/ui/ActDialog.tsx'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation RevokeFeedDialogMutation($input: RevokeCalendarFeedInput!) {
    result: revokeCalendarFeed(input: $input) {
      ... on RevokeCalendarFeedSuccess {
        deletedId
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

interface RevokeFeedDialogProps {
  feed: { readonly id: string; readonly name: string; readonly version: number }
  onClose: () => void
}

/** Ends a feed, once that is confirmed. */
export function RevokeFeedDialog({ feed: opened, onClose }: RevokeFeedDialogProps) {
  const feed = useShown(opened)
  const revalidator = useRevalidator()
  const [revoke, waiting] = useMutation<RevokeFeedDialogMutation>(mutation)
  return (
    <ActDialog
      title={t.revokeTheFeed}
      submit={t.revoke2}
      waiting={waiting}
      act={async () => {
        const { problems: found } = await revoke({ id: feed.id, version: feed.version })
        if (found) return found
        toast('success', t.feedRevoked, feed.name)
        onClose()
        await revalidator.revalidate()
        return undefined
      }}
      onClose={onClose}
    >
      <Typography>{t.canReadYourCalendarNoLonger({ name: feed.name })}</Typography>
    </ActDialog>
  )
}
