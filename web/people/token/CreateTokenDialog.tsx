import { useState } from 'react'
import { graphql } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import type { CreateTokenDialogMutation } from '../../__generated__/CreateTokenDialogMutation.graphql.ts'
import { ShownOnce } from '../../kernel/ui/ShownOnce.tsx'
import { newIn, useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { Field } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { endOf, usualExpiry } from './expiries.ts'
import { ExpiryFields } from './ExpiryFields.tsx'
import { ScopesField } from './ScopesField.tsx'
import * as t from './__generated__/messages.ts'

type Scope = CreateTokenDialogMutation['variables']['input']['scopes'][number]

const mutation = graphql`
  mutation CreateTokenDialogMutation($input: CreateAccessTokenInput!) {
    result: createAccessToken(input: $input) {
      ... on CreateAccessTokenSuccess {
        secret
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

/** A service account, as a token of it is made. */
export interface TokenHolder {
  readonly id: string
  readonly name: string
  readonly expiresAt: string | null | undefined
}

interface CreateTokenDialogProps {
  /** The service account that it is of; the viewer where there is none. */
  account?: TokenHolder
  onClose: () => void
}

/** Asks what a token is for, what it may do and how long, and shows its secret this once. */
export function CreateTokenDialog({ account, onClose }: CreateTokenDialogProps) {
  const draft = useDraft('accessToken', newIn(account?.id))
  const [name, setName] = useDraftState(draft, 'name', '')
  const [scopes, setScopes] = useDraftState<readonly Scope[]>(draft, 'scopes', ['READ'])
  const [expiry, setExpiry] = useDraftState(draft, 'expiry', () => usualExpiry(Date.now(), account?.expiresAt))
  const [secret, setSecret] = useState<string>()
  const [problems, setProblems] = useState<Problems>({})
  const [create, waiting] = useMutation<CreateTokenDialogMutation>(mutation)
  const revalidator = useRevalidator()
  async function submit() {
    const expiresAt = endOf(expiry, Date.now(), account?.expiresAt)
    if (!expiresAt) return setProblems({ expiresAt: t.chooseADayWithinTheNext })
    const { done, problems: found } = await create({
      ...(account && { serviceAccountId: account.id }),
      name,
      scopes,
      expiresAt,
    })
    if (found) return setProblems(found)
    draft.clear()
    setSecret(done.secret!)
    await revalidator.revalidate()
  }
  if (secret !== undefined) {
    return (
      <ShownOnce
        title={t.theSecretOf({ trim: name.trim() })}
        text={t.theProgramSendsItInThe}
        secrets={[{ label: t.secret, value: secret }]}
        onClose={onClose}
      />
    )
  }
  return (
    <FormDialog
      title={account ? t.newTokenOf({ name: account.name }) : t.makeAnAccessToken}
      submit={t.make}
      problems={problems}
      waiting={waiting}
      draft={draft}
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
        help={account ? t.whereItIsUsed : t.whichProgramUsesItAsFuel}
      />
      <ScopesField
        chosen={scopes}
        actsAs={account ? 'account' : 'viewer'}
        problem={problems.scopes}
        onChange={(chosen) => setScopes(chosen as Scope[])}
      />
      <ExpiryFields
        value={expiry}
        ends={account?.expiresAt}
        onChange={(changed) => setExpiry((before) => ({ ...before, ...changed }))}
        problem={problems.expiresAt}
      />
    </FormDialog>
  )
}
