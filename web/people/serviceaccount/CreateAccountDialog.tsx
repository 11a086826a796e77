import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import type { CreateAccountDialog_organization$key } from '../../__generated__/CreateAccountDialog_organization.graphql.ts'
import type { CreateAccountDialogMutation } from '../../__generated__/CreateAccountDialogMutation.graphql.ts'
import { newIn, useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { useViewer } from '../../kernel/shell/viewer.ts'
import { accessLevelNames } from '../../kernel/ui/accessLevels.ts'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { OrganizationPicker } from '../../organization/organization/OrganizationPicker.tsx'
import { placementInput, usualPlacement } from '../membership/placement.ts'
import { PlacementFields } from '../membership/PlacementFields.tsx'
import { endOfDay, type AccountDraft } from './accountDraft.ts'
import { AccountFields } from './AccountFields.tsx'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation CreateAccountDialogMutation($input: CreateServiceAccountInput!) {
    result: createServiceAccount(input: $input) {
      ... on CreateServiceAccountSuccess {
        serviceAccount {
          id
          name
          expiresAt
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

const levels = Object.keys(accessLevelNames).filter((level) => level !== 'ADMIN')

interface Created {
  readonly id: string
  readonly name: string
  readonly expiresAt: string | null | undefined
}

interface CreateAccountDialogProps {
  organization: CreateAccountDialog_organization$key
  onCreated: (account: Created) => void
  onClose: () => void
}

/** Creates an account for a program: what it is for, whose it is, where it belongs and with which rights. */
export function CreateAccountDialog({ organization, onCreated, onClose }: CreateAccountDialogProps) {
  const root = useFragment(
    graphql`
      fragment CreateAccountDialog_organization on Organization {
        id
        name
        path
      }
    `,
    organization,
  )
  const viewer = useViewer()
  const draft = useDraft('serviceAccount', newIn(root.id))
  const [account, setAccount] = useDraftState<AccountDraft>(draft, 'account', () => ({
    name: '',
    purpose: '',
    owner: viewer && { id: viewer.id, name: viewer.name },
    until: '',
  }))
  const [at, setAt] = useDraftState<{ id: string; name: string } | null>(draft, 'at', () => ({
    id: root.id,
    name: root.name,
  }))
  const [placement, setPlacement] = useDraftState(draft, 'placement', usualPlacement)
  const [problems, setProblems] = useState<Problems>({})
  const [create, waiting] = useMutation<CreateAccountDialogMutation>(mutation)
  const { revalidate } = useRevalidator()
  async function submit() {
    const missing = { ...(!account.owner && { ownerId: t.chooseAnOwner }), ...(!at && { organizationId: t.chooseOne }) }
    if (!account.owner || !at) return setProblems(missing)
    const { done, problems: refused } = await create({
      ...placementInput(placement),
      organizationId: at.id,
      name: account.name,
      purpose: account.purpose,
      ownerId: account.owner.id,
      expiresAt: endOfDay(account.until),
    })
    if (refused) return setProblems(refused)
    draft.clear()
    toast('success', t.accountCreated, account.name.trim())
    onCreated(done.serviceAccount!)
    await revalidate()
  }
  return (
    <FormDialog
      title={t.newServiceAccount}
      submit={t.create}
      onSubmit={() => void submit()}
      onClose={onClose}
      problems={problems}
      waiting={waiting}
      draft={draft}
    >
      <AccountFields
        value={account}
        onChange={(changed) => setAccount((before) => ({ ...before, ...changed }))}
        problems={problems}
      />
      <OrganizationPicker
        label={t.belongsTo}
        required
        value={at}
        accepts={({ path }) => path.startsWith(root.path)}
        onChange={(picked) => {
          setAt(picked && { id: picked.id, name: picked.name })
          setPlacement((before) => ({ ...usualPlacement, accessLevel: before.accessLevel }))
        }}
        problem={problems.organizationId}
      />
      {at ? (
        <PlacementFields
          organizationId={at.id}
          levels={levels}
          value={placement}
          problems={problems}
          onChange={(changed) => setPlacement((before) => ({ ...before, ...changed }))}
        />
      ) : null}
    </FormDialog>
  )
}
