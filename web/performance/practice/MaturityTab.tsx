import { graphql } from 'react-relay'
import type { MaturityTabQuery } from '../../__generated__/MaturityTabQuery.graphql.ts'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { MaturitySection } from './MaturitySection.tsx'

const query = graphql`
  query MaturityTabQuery($organizationId: ID!) {
    practices(organizationId: $organizationId) {
      ...MaturitySection_board
    }
  }
`

/** How far an organization is with best practice, among what else there is to know of it. */
export function MaturityTab() {
  const { practices } = useRouteQuery<MaturityTabQuery>(query)
  return <Scroll>{practices ? <MaturitySection board={practices} /> : null}</Scroll>
}
