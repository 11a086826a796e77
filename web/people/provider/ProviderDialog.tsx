import { useState } from 'react'
import { graphql } from 'react-relay'
import type { ProviderDialog_organization$key } from '../../__generated__/ProviderDialog_organization.graphql.ts'
import type { ProviderDialogMutation } from '../../__generated__/ProviderDialogMutation.graphql.ts'
import { useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShownFragment } from '../../kernel/relay/useShown.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { accessLevelNames } from '../../kernel/ui/accessLevels.ts'
import { Field, SelectField } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { PasswordField } from '../../kernel/ui/PasswordField.tsx'
import { ruleLevels, type RuleLevel } from './ruleLevels.ts'
import * as t from './__generated__/messages.ts'

interface ProviderDialogProps {
  organization: ProviderDialog_organization$key
  onClose: () => void
}

/** Says which provider it is, and what it knows Opsgraph by. */
export function ProviderDialog({ organization, onClose }: ProviderDialogProps) {
  const { id, identityProvider } = useShownFragment(
    graphql`
      fragment ProviderDialog_organization on Organization {
        id
        identityProvider {
          issuer
          clientIdentifier
          joinsAs
          version
        }
      }
    `,
    organization,
  )
  const { issuer: before, clientIdentifier: clientBefore, joinsAs: levelBefore, version } = identityProvider!
  const [set, waiting] = useMutation<ProviderDialogMutation>(graphql`
    mutation ProviderDialogMutation($input: SetIdentityProviderInput!) {
      result: setIdentityProvider(input: $input) {
        ... on SetIdentityProviderSuccess {
          organization {
            id
            ...IdentityProviderSection_organization
          }
        }
        ...refusal_form @alias(as: "form")
      }
    }
  `)
  const draft = useDraft('identityProvider', id, version)
  const [issuer, setIssuer] = useDraftState(draft, 'issuer', before ?? '')
  const [clientIdentifier, setClientIdentifier] = useDraftState(draft, 'clientIdentifier', clientBefore ?? '')
  const [joinsAs, setJoinsAs] = useDraftState<string>(draft, 'joinsAs', levelBefore ?? '')
  // A secret is no part of the draft.
  const [clientSecret, setClientSecret] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  async function submit() {
    const { problems: refused } = await set({
      organizationId: id,
      version: draft.version,
      issuer,
      clientIdentifier,
      joinsAs: (joinsAs || null) as RuleLevel | null,
      ...(clientSecret && { clientSecret }),
    })
    if (refused) return setProblems(refused)
    draft.clear()
    toast('success', t.providerSaved)
    onClose()
  }
  return (
    <FormDialog
      title={before ? t.changeProvider : t.setUpProvider}
      submit={t.save}
      onSubmit={() => void submit()}
      onClose={onClose}
      problems={problems}
      waiting={waiting}
      draft={draft}
    >
      <Field
        label={t.issuer}
        required
        autoFocus
        inputMode="url"
        autoComplete="off"
        value={issuer}
        maxLength={500}
        onChange={({ target }) => setIssuer(target.value)}
        problem={problems.issuer}
        help={t.asTheProviderGivesIt}
      />
      <Field
        label={t.clientIdentifier}
        required
        autoComplete="off"
        value={clientIdentifier}
        maxLength={500}
        onChange={({ target }) => setClientIdentifier(target.value)}
        problem={problems.clientIdentifier}
      />
      <PasswordField
        label={t.clientSecret}
        required={!before}
        autoComplete="off"
        value={clientSecret}
        onChange={({ target }) => setClientSecret(target.value)}
        problem={problems.clientSecret}
        help={before ? t.leaveEmptyToKeep : undefined}
      />
      <SelectField
        label={t.newPeople}
        value={joinsAs}
        onChange={({ target }) => setJoinsAs(target.value)}
        problem={problems.joinsAs}
        help={t.whoComesWithoutAnAccount}
      >
        <option value="">{t.byInvitation}</option>
        {ruleLevels.map((level) => (
          <option key={level} value={level}>
            {accessLevelNames[level]}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  )
}
