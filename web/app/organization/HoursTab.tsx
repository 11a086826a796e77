import { graphql } from 'react-relay'
import type { HoursTabQuery } from '../../__generated__/HoursTabQuery.graphql.ts'
import { TargetsSection } from '../../work/escalation/TargetsSection.tsx'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { HoursSection } from '../../people/schedule/HoursSection.tsx'

const query = graphql`
  query HoursTabQuery($id: ID!) {
    organization(id: $id) {
      ...HoursSection_organization
      ...TargetsSection_organization
    }
  }
`

/** Business hours of an organization, and the targets that are measured in them. */
export function HoursTab() {
  const { organization } = useRouteQuery<HoursTabQuery>(query)
  if (!organization) return null
  return (
    <Scroll>
      <HoursSection organization={organization} />
      <TargetsSection organization={organization} />
    </Scroll>
  )
}
