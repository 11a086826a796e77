import { useState } from 'react'
import { graphql } from 'react-relay'
import type { RenameFeedDialogMutation } from '../../__generated__/RenameFeedDialogMutation.graphql.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShown } from '../../kernel/relay/useShown.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { Field } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation RenameFeedDialogMutation($input: RenameCalendarFeedInput!) {
    result: renameCalendarFeed(input: $input) {
      ... on RenameCalendarFeedSuccess {
        feed {
          id
          name
          version
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

interface RenameFeedDialogProps {
  feed: { readonly id: string; readonly name: string; readonly version: number }
  onClose: () => void
}

/** Gives a feed another name; its address stays. */
export function RenameFeedDialog({ feed: opened, onClose }: RenameFeedDialogProps) {
  const feed = useShown(opened)
  const [name, setName] = useState(feed.name)
  const [problems, setProblems] = useState<Problems>({})
  const [rename, waiting] = useMutation<RenameFeedDialogMutation>(mutation)
  async function submit() {
    const { problems: found } = await rename({ id: feed.id, version: feed.version, name })
    if (found) return setProblems(found)
    toast('success', t.feedRenamed)
    onClose()
  }
  return (
    <FormDialog
      title={t.renameTheFeed}
      submit={t.rename2}
      problems={problems}
      waiting={waiting}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field
        label={t.name}
        required
        autoFocus
        maxLength={120}
        value={name}
        onChange={(event) => setName(event.target.value)}
        problem={problems.name}
        help={t.itsAddressStays}
      />
    </FormDialog>
  )
}
