import { useState } from 'react'
import { graphql } from 'react-relay'
import type { TokenPolicyDialog_organization$key } from '../../__generated__/TokenPolicyDialog_organization.graphql.ts'
import type { TokenPolicyDialogMutation } from '../../__generated__/TokenPolicyDialogMutation.graphql.ts'
import { useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShownFragment } from '../../kernel/relay/useShown.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { Field } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { typedNumber } from '../../kernel/ui/typedNumber.ts'
import { addressesIn, withAddresses } from '../factor/addresses.ts'
import { AddressesField } from '../factor/AddressesField.tsx'
import { AllowedScopesField, type Scope } from './AllowedScopesField.tsx'
import { scopeNames } from './scopeNames.ts'
import { SelfRegistrationField } from './SelfRegistrationField.tsx'
import * as t from './__generated__/messages.ts'

interface TokenPolicyDialogProps {
  organization: TokenPolicyDialog_organization$key
  onClose: () => void
}

const isLife = (days: number | null) => days === null || (Number.isInteger(days) && days >= 1 && days <= 366)

/** Says what access tokens of people who belong to a root organization may be. */
export function TokenPolicyDialog({ organization, onClose }: TokenPolicyDialogProps) {
  const { id, tokenPolicy } = useShownFragment(
    graphql`
      fragment TokenPolicyDialog_organization on Organization {
        id
        tokenPolicy {
          longestDays
          scopes
          addresses
          allowsSelfRegistration
          version
        }
      }
    `,
    organization,
  )
  const before = tokenPolicy!
  const [set, waiting] = useMutation<TokenPolicyDialogMutation>(graphql`
    mutation TokenPolicyDialogMutation($input: SetTokenPolicyInput!) {
      result: setTokenPolicy(input: $input) {
        ... on SetTokenPolicySuccess {
          organization {
            id
            ...TokenPolicySection_organization
          }
        }
        ...refusal_form @alias(as: "form")
      }
    }
  `)
  const draft = useDraft('tokenPolicy', id, before.version)
  const [days, setDays] = useDraftState(draft, 'longestDays', String(before.longestDays ?? ''))
  const [chosen, setChosen] = useDraftState<readonly Scope[]>(draft, 'scopes', () => before.scopes as Scope[])
  const [from, setFrom] = useDraftState(draft, 'addresses', () => before.addresses.join('\n'))
  const [registers, setRegisters] = useDraftState(draft, 'allowsSelfRegistration', before.allowsSelfRegistration)
  const [problems, setProblems] = useState<Problems>({})
  async function submit() {
    const longestDays = typedNumber(days)
    if (!isLife(longestDays)) return setProblems({ longestDays: t.wholeDays })
    const addresses = addressesIn(from)
    const { problems: refused } = await set({
      organizationId: id,
      version: draft.version,
      longestDays,
      scopes: scopeNames.map(({ value }) => value).filter((one) => chosen.includes(one)),
      addresses,
      allowsSelfRegistration: registers,
    })
    if (refused) return setProblems(withAddresses(refused, addresses))
    draft.clear()
    toast('success', t.policySaved)
    onClose()
  }
  return (
    <FormDialog
      title={t.changeAccessTokens}
      submit={t.save}
      onSubmit={() => void submit()}
      onClose={onClose}
      problems={problems}
      waiting={waiting}
      draft={draft}
    >
      <span>{t.whatThePolicyDoes}</span>
      <Field
        label={t.longestLifeInDays}
        value={days}
        onChange={({ target }) => setDays(target.value)}
        problem={problems.longestDays}
        help={t.atMost366}
        inputMode="numeric"
        autoFocus
      />
      <AllowedScopesField chosen={chosen} onChange={setChosen} problem={problems.scopes} />
      <AddressesField label={t.usedFrom} value={from} onChange={setFrom} problem={problems.addresses} />
      <SelfRegistrationField isOn={registers} onChange={setRegisters} />
    </FormDialog>
  )
}
