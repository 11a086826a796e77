import { useState } from 'react'
import { graphql } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import type { CreateTokenDialogMutation } from '../../__generated__/CreateTokenDialogMutation.graphql.ts'
import { ShownOnce } from '../../kernel/ui/ShownOnce.tsx'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { Field, SelectField } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { expiries, expiryOf } from './expiries.ts'
import { ScopesField } from './ScopesField.tsx'

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

/** Asks what a token is for, what it may do and how long, and shows its secret this once. */
export function CreateTokenDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [scopes, setScopes] = useState<readonly Scope[]>(['READ'])
  const [choice, setChoice] = useState('90')
  const [until, setUntil] = useState('')
  const [secret, setSecret] = useState<string>()
  const [problems, setProblems] = useState<Problems>({})
  const [create, waiting] = useMutation<CreateTokenDialogMutation>(mutation)
  const revalidator = useRevalidator()
  const isDay = choice === 'day'
  async function submit() {
    const expiresAt = expiryOf(choice, until, Date.now())
    if (!expiresAt) return setProblems({ expiresAt: 'Choose a day within the next 366 days.' })
    const { done, problems: found } = await create({ password, name, scopes, expiresAt })
    if (found) return setProblems(found)
    setSecret(done.secret!)
    await revalidator.revalidate()
  }
  if (secret !== undefined) {
    return (
      <ShownOnce
        title={`The secret of “${name.trim()}”`}
        text="The program sends it in the header “Authorization: Bearer”, and asks as you with it. Copy it now to where the program keeps it: it is shown this once."
        secrets={[{ label: 'Secret', value: secret }]}
        onClose={onClose}
      />
    )
  }
  return (
    <FormDialog
      title="Make an access token"
      submit="Make"
      problems={problems}
      waiting={waiting}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field
        label="Name"
        required
        autoFocus
        maxLength={120}
        value={name}
        onChange={(event) => setName(event.target.value)}
        problem={problems.name}
        help="Which program uses it, as Fuel cards"
      />
      <ScopesField chosen={scopes} problem={problems.scopes} onChange={(chosen) => setScopes(chosen as Scope[])} />
      <SelectField
        label="Good for"
        value={choice}
        onChange={(event) => setChoice(event.target.value)}
        problem={isDay ? undefined : problems.expiresAt}
      >
        {expiries.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      {isDay ? (
        <Field
          label="Last day"
          type="date"
          required
          value={until}
          onChange={(event) => setUntil(event.target.value)}
          problem={problems.expiresAt}
          help="At most 366 days from now"
        />
      ) : null}
      <Field
        label="Your password"
        type="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        problem={problems.password}
      />
    </FormDialog>
  )
}
