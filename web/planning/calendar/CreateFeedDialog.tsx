import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { graphql } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import type { CreateFeedDialogMutation } from '../../__generated__/CreateFeedDialogMutation.graphql.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { CopyField } from '../../kernel/ui/CopyField.tsx'
import { Field } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation CreateFeedDialogMutation($input: CreateCalendarFeedInput!) {
    result: createCalendarFeed(input: $input) {
      ... on CreateCalendarFeedSuccess {
        url
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

/** Asks what a feed is for, and shows its address this once. */
export function CreateFeedDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('')
  const [link, setLink] = useState<string>()
  const [problems, setProblems] = useState<Problems>({})
  const [create, waiting] = useMutation<CreateFeedDialogMutation>(mutation)
  const titleId = useId()
  const revalidator = useRevalidator()
  async function submit() {
    const { done, problems: found } = await create({ name })
    if (found) return setProblems(found)
    setLink(new URL(done.url!, window.location.origin).href)
    await revalidator.revalidate()
  }
  if (link === undefined) {
    return (
      <FormDialog
        title={t.addAFeed}
        submit={t.add}
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
          help={t.whoReadsItAsMyPhone}
        />
      </FormDialog>
    )
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t.theAddressOf({ trim: name.trim() })}</DialogTitle>
      <DialogContent>
        <CopyField label={t.address} value={link} help={t.itIsShownThisOnceSubscribe} />
      </DialogContent>
      <DialogActions>
        <PlainButton type="button" className="primary" autoFocus onClick={onClose}>
          {t.done}
        </PlainButton>
      </DialogActions>
    </Dialog>
  )
}
