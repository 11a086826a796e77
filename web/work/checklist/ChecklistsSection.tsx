import Box from '@mui/material/Box'
import { graphql, usePaginationFragment } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import type { ChecklistsSection_query$key } from '../../__generated__/ChecklistsSection_query.graphql.ts'
import type { ChecklistsSectionPageQuery } from '../../__generated__/ChecklistsSectionPageQuery.graphql.ts'
import type { ChecklistsSectionQuery } from '../../__generated__/ChecklistsSectionQuery.graphql.ts'
import { ListExport } from '../../kernel/export/ListExport.tsx'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { useViewer } from '../../kernel/shell/viewer.ts'
import { ArchivedToggle } from '../../kernel/ui/ArchivedToggle.tsx'
import { Empty } from '../../kernel/ui/Empty.tsx'
import { More } from '../../kernel/ui/More.tsx'
import { ButtonLink } from '../../kernel/ui/PlainButton.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { SearchField } from '../../kernel/ui/SearchField.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { Table } from '../../kernel/ui/Table.tsx'
import { ChecklistRow } from './ChecklistRow.tsx'

const query = graphql`
  query ChecklistsSectionQuery($search: String!, $archived: Boolean!, $uuid: String) {
    ...ChecklistsSection_query @arguments(search: $search, archived: $archived, uuid: $uuid)
  }
`

/** The checklists of the tree, by name. */
export function ChecklistsSection() {
  return <Checklists query={useRouteQuery<ChecklistsSectionQuery>(query)} />
}

function Checklists({ query: key }: { query: ChecklistsSection_query$key }) {
  const { data, ...page } = usePaginationFragment<ChecklistsSectionPageQuery, ChecklistsSection_query$key>(
    graphql`
      fragment ChecklistsSection_query on Query
      @refetchable(queryName: "ChecklistsSectionPageQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 50 }
        after: { type: "String" }
        search: { type: "String!" }
        archived: { type: "Boolean!" }
        uuid: { type: "String" }
      ) {
        checklists(first: $first, after: $after, search: $search, includeArchived: $archived, organizationUuid: $uuid)
          @connection(key: "ChecklistsSection_checklists", filters: ["search", "includeArchived", "organizationUuid"]) {
          edges {
            node {
              id
              ...ChecklistRow_checklist
            }
          }
        }
      }
    `,
    key,
  )
  const [params] = useSearchParams()
  const mayAdd = useViewer()?.capabilities.includes('tasks.edit')
  const { edges } = data.checklists
  return (
    <Scroll>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <SearchField param="q" label="Search checklists" />
        <ArchivedToggle />
        <ListExport
          list="CHECKLISTS"
          label="Checklists"
          narrowedTo={({ search, archived, uuid }) => ({ search, includeArchived: archived, organizationUuid: uuid })}
        />
        {mayAdd ? (
          <ButtonLink to="/tasks/checklist/new" className="primary" style={{ marginLeft: 'auto' }}>
            New checklist
          </ButtonLink>
        ) : null}
      </Box>
      <Section title="Checklists" about="What is checked on records; a task gives its checklists to each new one.">
        {edges.length ? (
          <Table caption="Checklists" columns={['Name', { label: 'Items', number: true }, 'Tasks', 'Kept by', '']}>
            {edges.map(({ node }) => (
              <ChecklistRow key={node.id} checklist={node} />
            ))}
          </Table>
        ) : (
          <Empty>
            {params.has('q')
              ? 'No checklist is called so.'
              : 'No checklist yet. One says what is to be checked, and which answers want a follow-up.'}
          </Empty>
        )}
        <More page={page} />
      </Section>
    </Scroll>
  )
}
