import { useState } from 'react'
import { graphql } from 'react-relay'
import type { IdentityDialog_user$key } from '../../__generated__/IdentityDialog_user.graphql.ts'
import type { IdentityDialogMutation } from '../../__generated__/IdentityDialogMutation.graphql.ts'
import { useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShownFragment } from '../../kernel/relay/useShown.ts'
import { Field } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { noProof, ProofFields, sentProof } from './ProofFields.tsx'
import * as t from './__generated__/messages.ts'

interface IdentityDialogProps {
  user: IdentityDialog_user$key
  onClose: () => void
}

/** Changes what one is called, and what one signs in with; only what was changed is sent. */
export function IdentityDialog({ user: key, onClose }: IdentityDialogProps) {
  const user = useShownFragment(
    graphql`
      fragment IdentityDialog_user on User {
        id
        version
        name
        email
        username
      }
    `,
    key,
  )
  const [update, waiting] = useMutation<IdentityDialogMutation>(graphql`
    mutation IdentityDialogMutation($input: UpdateUserInput!) {
      result: updateUser(input: $input) {
        ... on UpdateUserSuccess {
          user {
            id
            version
            name
            email
            isEmailVerified
            username
          }
        }
        ...refusal_form @alias(as: "form")
      }
    }
  `)
  const { id, version } = user
  const before = { name: user.name, email: user.email, username: user.username ?? '' }
  const draft = useDraft('identity', id, version)
  const [said, setSaid] = useDraftState(draft, 'identity', before)
  const [proof, setProof] = useState(noProof)
  const [problems, setProblems] = useState<Problems>({})
  const set = (field: keyof typeof said) => (event: { target: { value: string } }) =>
    setSaid({ ...said, [field]: event.target.value })
  const submit = async () => {
    const names = ['name', 'email', 'username'] as const
    const changed = Object.fromEntries(
      names.filter((field) => said[field] !== before[field]).map((field) => [field, said[field]]),
    )
    if (!Object.keys(changed).length) return onClose()
    const outcome = await update({
      id,
      version: draft.version,
      ...changed,
      ...(changed.email === undefined ? {} : sentProof(proof)),
    })
    if (outcome.problems) return setProblems(outcome.problems)
    draft.clear()
    onClose()
  }
  return (
    <FormDialog
      title={t.nameAndEmail}
      submit={t.save}
      onSubmit={() => void submit()}
      onClose={onClose}
      problems={problems}
      waiting={waiting}
      draft={draft}
    >
      <Field
        label={t.name}
        autoComplete="name"
        required
        autoFocus
        value={said.name}
        problem={problems.name}
        onChange={set('name')}
      />
      <Field
        label={t.email}
        type="email"
        autoComplete="email"
        required
        help={t.youSignInWithItA}
        value={said.email}
        problem={problems.email}
        onChange={set('email')}
      />
      {said.email === before.email ? null : (
        <ProofFields
          proof={proof}
          onChange={setProof}
          problems={problems}
          help={t.yourOldAddressIsTold}
          autoFocus={false}
        />
      )}
      <Field
        label={t.username}
        autoComplete="username"
        help={t.aShorterNameToSignIn}
        value={said.username}
        problem={problems.username}
        onChange={set('username')}
      />
    </FormDialog>
  )
}
