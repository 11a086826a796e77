import { Suspense } from 'react'
import { graphql } from 'react-relay'
import type { BestPracticesPageQuery } from '../../__generated__/BestPracticesPageQuery.graphql.ts'
import { ListExport } from '../../kernel/export/ListExport.tsx'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { Page } from '../../kernel/shell/Page.tsx'
import { Centered } from '../../kernel/ui/Centered.tsx'
import { GhostRows } from '../../kernel/ui/GhostRows.tsx'
import { ButtonLink } from '../../kernel/ui/PlainButton.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { SearchField } from '../../kernel/ui/SearchField.tsx'
import { MaturitySection } from './MaturitySection.tsx'
import { PracticeFilters } from './PracticeFilters.tsx'
import { PracticeList } from './PracticeList.tsx'
import { useSearch } from '../../kernel/ui/useSearch.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query BestPracticesPageQuery($organizationId: ID, $departmentId: ID, $groupId: ID) {
    ...PracticeFilters_query
    practices(organizationId: $organizationId, departmentId: $departmentId, groupId: $groupId) {
      id
      ...PracticeFilters_board
      ...MaturitySection_board
      ...PracticeList_board
    }
  }
`

/** What each department needs by best practice, what is standard for it, and how far we are. */
export function BestPracticesPage() {
  return (
    <Page title={t.bestPractices} actions={<Actions />}>
      <Suspense fallback={<GhostRows lists={[10, 6]} />}>
        <Content />
      </Suspense>
    </Page>
  )
}

const Actions = () => (
  <>
    <SearchField param="text" label={t.searchPracticesAndSolutions} />
    <ListExport list="PRACTICES" label={t.practices} narrowedTo={() => ({})} />
  </>
)

function Content() {
  const data = useRouteQuery<BestPracticesPageQuery>(query)
  const [search] = useSearch()
  const { practices } = data
  if (!practices) {
    return (
      <Centered title={t.noSuchPlace} text={t.thereIsNoOrganizationDepartmentOr}>
        <ButtonLink to="/bestpractices" className="primary">
          {t.toMyOwnPlace}
        </ButtonLink>
      </Centered>
    )
  }
  return (
    <Scroll wide>
      <PracticeFilters query={data} board={practices} />
      <MaturitySection board={practices} />
      {/* What was answered stays where it is until something else is asked for. */}
      <PracticeList key={`${practices.id} ${search}`} board={practices} />
    </Scroll>
  )
}
