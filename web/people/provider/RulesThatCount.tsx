import { graphql } from 'react-relay'
import type { RulesThatCountQuery } from '../../__generated__/RulesThatCountQuery.graphql.ts'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'
import { Notice } from '../../kernel/ui/Notice.tsx'
import { spotInWords } from './ruleDraft.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query RulesThatCountQuery($id: ID!, $providerGroups: [String!]!) {
    organization(id: $id) {
      identityProvider {
        rulesFor(providerGroups: $providerGroups) {
          providerGroup
          organization {
            id
            name
          }
          department {
            id
            name
          }
          group {
            id
            name
          }
          accessLevel
          isInUse
        }
      }
    }
  }
`

interface RulesThatCountProps {
  organizationId: string
  providerGroups: readonly string[]
}

/** Where somebody of these groups would belong, and as what. */
export function RulesThatCount({ organizationId, providerGroups }: RulesThatCountProps) {
  const { data, failure, isCurrent } = useLookUp<RulesThatCountQuery>(query, { id: organizationId, providerGroups })
  if (failure) return <Notice role="alert">{failure}</Notice>
  const rules = data?.organization?.identityProvider?.rulesFor
  return (
    <div role="status" aria-busy={!isCurrent}>
      {rules?.length === 0 ? t.noRuleFits : null}
      {rules?.length ? (
        <ul style={{ margin: 0, paddingInlineStart: 20 }}>
          {rules.map((rule, at) => (
            <li key={rule.organization?.id ?? at}>
              {t.spotAt({ organization: rule.organization?.name ?? '', spot: spotInWords(rule) })}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
