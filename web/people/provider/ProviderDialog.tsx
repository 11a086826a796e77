import { useState } from 'react'
import { graphql } from 'react-relay'
import type { ProviderDialog_organization$key } from '../../__generated__/ProviderDialog_organization.graphql.ts'
import type { ProviderDialogMutation } from '../../__generated__/ProviderDialogMutation.graphql.ts'
import { useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShownFragment } from '../../kernel/relay/useShown.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { accessLevelNames } from '../../kernel/ui/accessLevels.ts'
import { SelectField } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { OpenIdFields, type OpenIdDraft } from './OpenIdFields.tsx'
import { ProtocolChoice } from './ProtocolChoice.tsx'
import type { Protocol } from './protocols.ts'
import { ruleLevels, type RuleLevel } from './ruleLevels.ts'
import { SamlAddresses } from './SamlAddresses.tsx'
import { SamlAttributeFields } from './SamlAttributeFields.tsx'
import { samlDraftOf, samlInputOf, type SamlDraft } from './samlDraft.ts'
import { SamlFields } from './SamlFields.tsx'
import * as t from './__generated__/messages.ts'

interface ProviderDialogProps {
  organization: ProviderDialog_organization$key
  onClose: () => void
}

/** Says which provider it is, what it speaks, and what it knows Opsgraph by. */
export function ProviderDialog({ organization, onClose }: ProviderDialogProps) {
  const { id, identityProvider } = useShownFragment(
    graphql`
      fragment ProviderDialog_organization on Organization {
        id
        identityProvider {
          issuer
          clientIdentifier
          saml {
            entityIdentifier
            signInUrl
            certificates {
              pem
            }
            emailAttribute
            nameAttribute
            isEncrypted
          }
          samlSetup {
            ...SamlAddresses_setup
          }
          joinsAs
          version
        }
      }
    `,
    organization,
  )
  const { issuer, clientIdentifier, saml: samlBefore, samlSetup, joinsAs: levelBefore, version } = identityProvider!
  const before: Protocol | undefined = samlBefore ? 'SAML' : issuer ? 'OPENID' : undefined
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
  const [protocol, setProtocol] = useDraftState<Protocol>(draft, 'protocol', before ?? 'OPENID')
  const [openId, setOpenId] = useDraftState<OpenIdDraft>(draft, 'openId', {
    issuer: (!samlBefore && issuer) || '',
    clientIdentifier: clientIdentifier ?? '',
  })
  const [saml, setSaml] = useDraftState(draft, 'saml', () => samlDraftOf(samlBefore))
  const [joinsAs, setJoinsAs] = useDraftState<string>(draft, 'joinsAs', levelBefore ?? '')
  // A secret is no part of the draft.
  const [clientSecret, setClientSecret] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const changeSaml = (changed: Partial<SamlDraft>) => setSaml((now) => ({ ...now, ...changed }))
  const isSaml = protocol === 'SAML'
  function settings() {
    if (!isSaml) return { ...openId, ...(clientSecret && { clientSecret }) }
    const wanted = samlInputOf(saml)
    // A certificate that has expired is refused: it must not keep all else from being changed.
    const isChanged = JSON.stringify(wanted) !== JSON.stringify(samlInputOf(samlDraftOf(samlBefore)))
    return isChanged ? { saml: wanted } : {}
  }
  async function submit() {
    const { problems: refused } = await set({
      organizationId: id,
      version: draft.version,
      ...settings(),
      joinsAs: (joinsAs || null) as RuleLevel | null,
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
      width="sm"
      draft={draft}
    >
      <ProtocolChoice
        chosen={protocol}
        warning={before && before !== protocol ? t.accountsAreDisconnected : undefined}
        onChoose={setProtocol}
      />
      {isSaml ? (
        <>
          <span style={{ color: 'var(--ops-ink-2)' }}>{t.enterAtTheProvider}</span>
          <SamlAddresses setup={samlSetup} />
          <SamlFields saml={saml} problems={problems} onChange={changeSaml} />
        </>
      ) : (
        <OpenIdFields
          openId={openId}
          onChange={(changed) => setOpenId((now) => ({ ...now, ...changed }))}
          clientSecret={clientSecret}
          onClientSecret={setClientSecret}
          hasSecret={before === 'OPENID'}
          problems={problems}
        />
      )}
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
      {isSaml ? <SamlAttributeFields saml={saml} problems={problems} onChange={changeSaml} /> : null}
    </FormDialog>
  )
}
