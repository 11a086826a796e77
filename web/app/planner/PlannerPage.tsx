import { graphql } from 'react-relay'
import type { PlannerPageQuery } from '../../__generated__/PlannerPageQuery.graphql.ts'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { NarrowedPage } from '../../workspace/home/NarrowedPage.tsx'
import { PlannerShape } from '../../planning/planner/PlannerShape.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query PlannerPageQuery {
    ...NarrowedPage_query
  }
`

/** What is to be planned and who has time for it, narrowed as the board is. */
export const PlannerPage = () => (
  <NarrowedPage title={t.planner} query={useRouteQuery<PlannerPageQuery>(query)} waiting={<PlannerShape />} />
)
