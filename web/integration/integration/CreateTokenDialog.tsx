import { useState } from 'react'
import { graphql } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import type { CreateTokenDialogMutation } from '../../__generated__/CreateTokenDialogMutation.graphql.ts'
import { ShownOnce } from '../../kernel/ui/ShownOnce.tsx'
import { newIn, useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { Field, SelectField } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { expiries, expiryOf } from './expiries.ts'
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

/** Asks what a token is for, what it may do and how long, and shows its secret this once. */
export function CreateTokenDialog({ onClose }: { onClose: () => void }) {
  const draft = useDraft('accessToken', newIn(null))
  const [name, setName] = useDraftState(draft, 'name', '')
  const [scopes, setScopes] = useDraftState<readonly Scope[]>(draft, 'scopes', ['READ'])
  const [choice, setChoice] = useDraftState(draft, 'choice', '90')
  const [until, setUntil] = useDraftState(draft, 'until', '')
  const [secret, setSecret] = useState<string>()
  const [problems, setProblems] = useState<Problems>({})
  const [create, waiting] = useMutation<CreateTokenDialogMutation>(mutation)
  const revalidator = useRevalidator()
  const isDay = choice === 'day'
  async function submit() {
    const expiresAt = expiryOf(choice, until, Date.now())
    if (!expiresAt) return setProblems({ expiresAt: t.chooseADayWithinTheNext })
    const { done, problems: found } = await create({ name, scopes, expiresAt })
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
      title={t.makeAnAccessToken}
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
        help={t.whichProgramUsesItAsFuel}
      />
      <ScopesField chosen={scopes} problem={problems.scopes} onChange={(chosen) => setScopes(chosen as Scope[])} />
      <SelectField
        label={t.goodFor}
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
          label={t.lastDay}
          type="date"
          required
          value={until}
          onChange={(event) => setUntil(event.target.value)}
          problem={problems.expiresAt}
          help={t.atMost366DaysFromNow}
        />
      ) : null}
    </FormDialog>
  )
}
