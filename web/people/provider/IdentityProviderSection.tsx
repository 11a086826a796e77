import Box from '@mui/material/Box'
import { lazy, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { IdentityProviderSection_organization$key } from '../../__generated__/IdentityProviderSection_organization.graphql.ts'
import { LateWindow } from '../../kernel/shell/LateWindow.tsx'
import { CopyField } from '../../kernel/ui/CopyField.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { ProviderFacts } from './ProviderFacts.tsx'
import { RulesPreview } from './RulesPreview.tsx'
import { SamlAddresses } from './SamlAddresses.tsx'
import { TestButton } from './TestButton.tsx'
import { TurnButton } from './TurnButton.tsx'
import * as t from './__generated__/messages.ts'

const ProviderDialog = lazy(async () => ({ default: (await import('./ProviderDialog.tsx')).ProviderDialog }))
const RequireDialog = lazy(async () => ({ default: (await import('./RequireDialog.tsx')).RequireDialog }))
const RulesDialog = lazy(async () => ({ default: (await import('./RulesDialog.tsx')).RulesDialog }))
const RemoveProviderDialog = lazy(async () => ({
  default: (await import('./RemoveProviderDialog.tsx')).RemoveProviderDialog,
}))

/** By which provider the people of a root organization sign in, for its Admins. */
export function IdentityProviderSection({
  organization: key,
}: {
  organization: IdentityProviderSection_organization$key
}) {
  const organization = useFragment(
    graphql`
      fragment IdentityProviderSection_organization on Organization {
        id
        ...ProviderDialog_organization
        ...RequireDialog_organization
        ...RulesDialog_organization
        identityProvider {
          ...ProviderFacts_provider
          issuer
          isOn
          testedAt
          version
          rules {
            __typename
          }
          redirectUrl
          saml {
            __typename
          }
          samlSetup {
            ...SamlAddresses_setup
          }
          signInUrl
        }
      }
    `,
    key,
  )
  const [open, setOpen] = useState<'change' | 'require' | 'rules' | 'remove'>()
  const { id, identityProvider } = organization
  if (!identityProvider) return null
  const { issuer, isOn, testedAt, version, rules, redirectUrl, saml, samlSetup, signInUrl } = identityProvider
  const close = () => setOpen(undefined)
  return (
    <Section
      title={t.identityProvider}
      about={issuer && !testedAt ? t.testItFirst : t.whatItIs}
      actions={
        <>
          <PlainButton type="button" className="outlined" aria-haspopup="dialog" onClick={() => setOpen('change')}>
            {issuer ? t.changeOn : t.setUpOn}
          </PlainButton>
          {issuer ? (
            <>
              <TestButton organizationId={id} />
              <TurnButton organizationId={id} version={version} isOn={isOn} isTested={Boolean(testedAt)} />
              {isOn ? (
                <PlainButton
                  type="button"
                  className="outlined"
                  aria-haspopup="dialog"
                  onClick={() => setOpen('require')}
                >
                  {t.requireOn}
                </PlainButton>
              ) : null}
              <PlainButton type="button" className="outlined" aria-haspopup="dialog" onClick={() => setOpen('rules')}>
                {t.rulesOn}
              </PlainButton>
              <PlainButton type="button" className="outlined" aria-haspopup="dialog" onClick={() => setOpen('remove')}>
                {t.removeOn}
              </PlainButton>
            </>
          ) : null}
        </>
      }
    >
      <Box sx={{ p: 3, display: 'grid', gap: 3 }}>
        <ProviderFacts provider={identityProvider} />
        {saml ? <SamlAddresses setup={samlSetup} /> : <CopyField label={t.redirectAddress} value={redirectUrl} />}
        {isOn ? <CopyField label={t.signInAddress} value={signInUrl} /> : null}
        {rules.length ? <RulesPreview organizationId={id} version={version} /> : null}
      </Box>
      {open ? (
        <LateWindow onFailure={close}>
          {open === 'change' ? (
            <ProviderDialog organization={organization} onClose={close} />
          ) : open === 'require' ? (
            <RequireDialog organization={organization} onClose={close} />
          ) : open === 'rules' ? (
            <RulesDialog organization={organization} onClose={close} />
          ) : (
            <RemoveProviderDialog organizationId={id} version={version} onClose={close} />
          )}
        </LateWindow>
      ) : null}
    </Section>
  )
}
