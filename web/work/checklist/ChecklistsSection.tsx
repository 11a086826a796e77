import { graphql, usePaginationFragment } from 'react-relay'
import { LibrarySection } from '../../kernel/shell/LibrarySection.tsx'
import type { ChecklistsSection_query$key } from '../../__generated__/ChecklistsSection_query.graphql.ts'
import type { ChecklistsSectionPageQuery } from '../../__generated__/ChecklistsSectionPageQuery.graphql.ts'
import type { ChecklistsSectionQuery } from '../../__generated__/ChecklistsSectionQuery.graphql.ts'
import { ListExport } from '../../kernel/export/ListExport.tsx'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { useViewer } from '../../kernel/shell/viewer.ts'
import { ArchivedToggle } from '../../kernel/ui/ArchivedToggle.tsx'
import { ButtonLink } from '../../kernel/ui/PlainButton.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { ChecklistRow } from './ChecklistRow.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query ChecklistsSectionQuery($search: String!, $filter: ChecklistFilter!) {
    ...ChecklistsSection_query @arguments(search: $search, filter: $filter)
  }
`

/** The checklists of the tree, by name. */
export function ChecklistsSection() {
  const { data, ...page } = usePaginationFragment<ChecklistsSectionPageQuery, ChecklistsSection_query$key>(
    graphql`
      fragment ChecklistsSection_query on Query
      @refetchable(queryName: "ChecklistsSectionPageQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 50 }
        after: { type: "Cursor" }
        search: { type: "String!" }
        filter: { type: "ChecklistFilter!" }
      ) {
        checklists(first: $first, after: $after, search: $search, filter: $filter)
          @connection(key: "ChecklistsSection_checklists", filters: ["search", "filter"]) {
          edges {
            node {
              id
              ...ChecklistRow_checklist
            }
          }
        }
      }
    `,
    useRouteQuery<ChecklistsSectionQuery>(query),
  )
  const mayAdd = useViewer()?.capabilities.includes('tasks.edit')
  return (
    <Scroll>
      <LibrarySection
        title={t.checklists}
        about={t.whatIsCheckedOnRecordsA}
        search={{ param: 'q', label: t.searchChecklists }}
        tools={
          <>
            <ArchivedToggle />
            <ListExport
              list="CHECKLISTS"
              label={t.checklists}
              narrowedTo={({ search, filter }) => ({ search, filter })}
            />
          </>
        }
        create={
          mayAdd ? (
            <ButtonLink to="/tasks/checklist/new" className="primary">
              {t.newChecklist}
            </ButtonLink>
          ) : null
        }
        caption={t.checklists}
        columns={[t.name, { label: t.items, number: true }, t.tasks, t.keptBy, '']}
        empty={t.noChecklistYetOneSaysWhat}
        notFound={t.noChecklistIsCalledSo}
        page={page}
      >
        {data.checklists.edges.map(({ node }) => (
          <ChecklistRow key={node.id} checklist={node} />
        ))}
      </LibrarySection>
    </Scroll>
  )
}
