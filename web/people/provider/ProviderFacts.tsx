import { graphql, useFragment } from 'react-relay'
import type { ProviderFacts_provider$key } from '../../__generated__/ProviderFacts_provider.graphql.ts'
import { language } from '../../kernel/messages/language.ts'
import { accessLevelNames } from '../../kernel/ui/accessLevels.ts'
import { momentOf } from '../../kernel/ui/dates.ts'
import { Facts } from '../../kernel/ui/Facts.tsx'
import * as t from './__generated__/messages.ts'

const list = new Intl.ListFormat(language)

/** How the provider of an organization is set up. */
export function ProviderFacts({ provider }: { provider: ProviderFacts_provider$key }) {
  const { issuer, clientIdentifier, joinsAs, groupClaim, rules, testedAt, isOn, isRequired, breakGlass } = useFragment(
    graphql`
      fragment ProviderFacts_provider on OrganizationIdentityProvider {
        issuer
        clientIdentifier
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
  return (
    <Facts
      facts={[
        [t.provider, issuer],
        [t.clientIdentifier, clientIdentifier],
        [t.newPeople, joinsAs ? accessLevelNames[joinsAs] : t.byInvitation],
        [t.rules, t.ruleCount({ count: rules.length })],
        ...(groupClaim || rules.length ? [[t.groupClaim, groupClaim ?? t.none] as const] : []),
        [t.tested, testedAt ? momentOf(testedAt) : t.notYet],
        [t.signIn, isOn ? t.on : t.off],
        [t.required, isRequired ? t.yes : t.no],
        ...(breakGlass.length ? [[t.adminsWithoutIt, list.format(breakGlass.map(({ name }) => name))] as const] : []),
      ]}
    />
  )
}
