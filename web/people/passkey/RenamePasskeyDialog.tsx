import { useState } from 'react'
import { graphql } from 'react-relay'
import type { RenamePasskeyDialogMutation } from '../../__generated__/RenamePasskeyDialogMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { ActDialog } from '../../kernel/ui/ActDialog.tsx'
import { Field } from '../../kernel/ui/Field.tsx'
import * as t from './__generated__/messages.ts'

interface RenamePasskeyDialogProps {
  passkey: { readonly id: string; readonly name: string }
  onClose: () => void
}

/** Gives a passkey another name. */
export function RenamePasskeyDialog({ passkey: { id, name: before }, onClose }: RenamePasskeyDialogProps) {
  const [rename, waiting] = useMutation<RenamePasskeyDialogMutation>(graphql`
    mutation RenamePasskeyDialogMutation($input: UpdatePasskeyInput!) {
      result: updatePasskey(input: $input) {
        ... on UpdatePasskeySuccess {
          user {
            id
            ...PasskeysSection_user
          }
        }
        ...refusal_form @alias(as: "form")
      }
    }
  `)
  const [name, setName] = useState(before)
  const act = async () => {
    const { problems } = await rename({ id, name })
    if (!problems) onClose()
    return problems
  }
  return (
    <ActDialog title={t.rename({ name: before })} submit={t.save} act={act} waiting={waiting} onClose={onClose}>
      {(problems) => (
        <Field
          label={t.name}
          required
          autoFocus
          maxLength={120}
          value={name}
          problem={problems.name}
          help={t.byItsDevice}
          onChange={({ target }) => setName(target.value)}
        />
      )}
    </ActDialog>
  )
}
