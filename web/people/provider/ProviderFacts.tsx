import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ProviderFacts_provider$key } from '../../__generated__/ProviderFacts_provider.graphql.ts'
import { language } from '../../kernel/messages/language.ts'
import { accessLevelNames } from '../../kernel/ui/accessLevels.ts'
import { momentOf } from '../../kernel/ui/dates.ts'
import { Facts } from '../../kernel/ui/Facts.tsx'
import { CertificateList } from './CertificateList.tsx'
import * as t from './__generated__/messages.ts'

type Fact = readonly [label: string, value: ReactNode]

const list = new Intl.ListFormat(language)

/** How the provider of an organization is set up. */
export function ProviderFacts({ provider }: { provider: ProviderFacts_provider$key }) {
  const { issuer, clientIdentifier, saml, joinsAs, groupClaim, rules, ...state } = useFragment(
    graphql`
      fragment ProviderFacts_provider on OrganizationIdentityProvider {
        issuer
        clientIdentifier
        saml {
          entityIdentifier
          signInUrl
          emailAttribute
          nameAttribute
          ...CertificateList_provider
        }
        joinsAs
        groupClaim
        rules {
          __typename
        }
        testedAt
        isOn
        isRequired
        breakGlass {
          name
        }
      }
    `,
    provider,
  )
  if (!issuer) return <Facts facts={[[t.provider, t.none]]} />
  const { testedAt, isOn, isRequired, breakGlass } = state
  const groupLabel = saml ? t.groupAttribute : t.groupClaim
  const settings: Fact[] = saml
    ? [
        [t.provider, t.saml2],
        [t.entityId, saml.entityIdentifier],
        [t.providerSignInAddress, saml.signInUrl],
        [t.certificates, <CertificateList key="certificates" provider={saml} />],
        ...(saml.emailAttribute ? [[t.emailAttribute, saml.emailAttribute] as const] : []),
        ...(saml.nameAttribute ? [[t.nameAttribute, saml.nameAttribute] as const] : []),
      ]
    : [
        [t.provider, issuer],
        [t.clientIdentifier, clientIdentifier],
      ]
  return (
    <Facts
      facts={[
        ...settings,
        [t.newPeople, joinsAs ? accessLevelNames[joinsAs] : t.byInvitation],
        [t.rules, t.ruleCount({ count: rules.length })],
        ...(groupClaim || rules.length ? [[groupLabel, groupClaim ?? t.none] as const] : []),
        [t.tested, testedAt ? momentOf(testedAt) : t.notYet],
        [t.signIn, isOn ? t.on : t.off],
        [t.required, isRequired ? t.yes : t.no],
        ...(breakGlass.length ? [[t.adminsWithoutIt, list.format(breakGlass.map(({ name }) => name))] as const] : []),
      ]}
    />
  )
}
