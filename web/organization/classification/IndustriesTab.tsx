import { graphql } from 'react-relay'
import type { IndustriesTabQuery } from '../../__generated__/IndustriesTabQuery.graphql.ts'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { IndustryList } from './IndustryList.tsx'

const query = graphql`
  query IndustriesTabQuery($id: ID!) {
    organization(id: $id) {
      ...IndustryList_organization
    }
  }
`

/** Of which industries an organization is. */
export function IndustriesTab() {
  const { organization } = useRouteQuery<IndustriesTabQuery>(query)
  return <Scroll>{organization ? <IndustryList organization={organization} /> : null}</Scroll>
}
