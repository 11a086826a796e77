import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { ArchiveDialogMutation } from '../../__generated__/ArchiveDialogMutation.graphql.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShown } from '../../kernel/relay/useShown.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation ArchiveDialogMutation($input: ArchiveOrganizationInput!) {
    result: archiveOrganization(input: $input) {
      ... on ArchiveOrganizationSuccess {
        stepId
        organization {
          id
          isArchived
          version
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

interface ArchiveDialogProps {
  organizations: readonly { id: string; name: string; version: number }[]
  onClose: () => void
  onArchived: () => void
}

/** Asks before organizations are put away, and does it, one after the other. */
export function ArchiveDialog({ organizations: opened, onClose, onArchived }: ArchiveDialogProps) {
  const organizations = useShown(opened)
  const [archive, waiting] = useMutation<ArchiveDialogMutation>(mutation)
  const [problems, setProblems] = useState<Problems>({})
  const count = organizations.length
  const title = count === 1 ? organizations[0]!.name : undefined
  async function submit() {
    for (const { id, name, version } of organizations) {
      const { problems: failed } = await archive({ id, version })
      if (failed) return setProblems({ input: `${name}: ${Object.values(failed).join(' ')}` })
    }
    toast('success', title === undefined ? t.archivedSeveral({ count }) : t.archived({ title }))
    onArchived()
  }
  return (
    <FormDialog
      title={title === undefined ? t.archiveSeveral({ count }) : t.archive({ title })}
      submit={t.archive2}
      onSubmit={() => void submit()}
      onClose={onClose}
      problems={problems}
      waiting={waiting}
    >
      <Typography>{t.nothingIsDeletedWhatIsArchived}</Typography>
      {organizations.length > 1 ? (
        <Typography color="textSecondary">{organizations.map(({ name }) => name).join(', ')}</Typography>
      ) : null}
    </FormDialog>
  )
}
