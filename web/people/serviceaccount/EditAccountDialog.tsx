import { useState } from 'react'
import { graphql } from 'react-relay'
import type { EditAccountDialog_account$key } from '../../__generated__/EditAccountDialog_account.graphql.ts'
import type { EditAccountDialogMutation } from '../../__generated__/EditAccountDialogMutation.graphql.ts'
import { useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShownFragment } from '../../kernel/relay/useShown.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { endOfDay, lastDayOf, type AccountDraft } from './accountDraft.ts'
import { AccountFields } from './AccountFields.tsx'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation EditAccountDialogMutation($input: UpdateServiceAccountInput!) {
    result: updateServiceAccount(input: $input) {
      ... on UpdateServiceAccountSuccess {
        serviceAccount {
          ...AccountName_account
          ...EditAccountDialog_account
          needsOwner
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

interface EditAccountDialogProps {
  account: EditAccountDialog_account$key
  onClose: () => void
}

/** Changes what a service account is called, what it is for, whose it is and when it expires. */
export function EditAccountDialog({ account, onClose }: EditAccountDialogProps) {
  const { id, name, purpose, owner, expiresAt, version } = useShownFragment(
    graphql`
      fragment EditAccountDialog_account on ServiceAccount {
        id
        name
        purpose
        owner {
          id
          name
        }
        expiresAt
        version
      }
    `,
    account,
  )
  const draft = useDraft('serviceAccount.edited', id, version)
  const [said, setSaid] = useDraftState<AccountDraft>(draft, 'account', () => ({
    name,
    purpose,
    owner: owner ? { id: owner.id, name: owner.name } : null,
    until: lastDayOf(expiresAt),
  }))
  const [problems, setProblems] = useState<Problems>({})
  const [update, waiting] = useMutation<EditAccountDialogMutation>(mutation)
  async function submit() {
    if (!said.owner) return setProblems({ ownerId: t.chooseAnOwner })
    const { problems: refused } = await update({
      id,
      version: draft.version,
      name: said.name,
      purpose: said.purpose,
      // An owner who has gone since stays until another is chosen.
      ...(said.owner.id !== owner?.id && { ownerId: said.owner.id }),
      // An hour of the day that was set otherwise stays.
      ...(said.until !== lastDayOf(expiresAt) && { expiresAt: endOfDay(said.until) }),
    })
    if (refused) return setProblems(refused)
    draft.clear()
    toast('success', t.accountChanged, said.name.trim())
    onClose()
  }
  return (
    <FormDialog
      title={t.edit({ name })}
      submit={t.save}
      onSubmit={() => void submit()}
      onClose={onClose}
      problems={problems}
      waiting={waiting}
      draft={draft}
    >
      <AccountFields
        value={said}
        onChange={(changed) => setSaid((before) => ({ ...before, ...changed }))}
        problems={problems}
      />
    </FormDialog>
  )
}
