import { useState } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import { LibrarySection } from '../../kernel/shell/LibrarySection.tsx'
import type { SopsSection_query$key } from '../../__generated__/SopsSection_query.graphql.ts'
import type { SopsSectionPageQuery } from '../../__generated__/SopsSectionPageQuery.graphql.ts'
import type { SopsSectionQuery } from '../../__generated__/SopsSectionQuery.graphql.ts'
import { ListExport } from '../../kernel/export/ListExport.tsx'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { useViewer } from '../../kernel/shell/viewer.ts'
import { ArchivedToggle } from '../../kernel/ui/ArchivedToggle.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { SopDialog } from './SopDialog.tsx'
import { SopRow } from './SopRow.tsx'

const query = graphql`
  query SopsSectionQuery($search: String!, $filter: SopFilter!) {
    ...SopsSection_query @arguments(search: $search, filter: $filter)
  }
`

/** The SOPs of the tree, by name. */
export function SopsSection() {
  const { data, ...page } = usePaginationFragment<SopsSectionPageQuery, SopsSection_query$key>(
    graphql`
      fragment SopsSection_query on Query
      @refetchable(queryName: "SopsSectionPageQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 50 }
        after: { type: "Cursor" }
        search: { type: "String!" }
        filter: { type: "SopFilter!" }
      ) {
        sops(first: $first, after: $after, search: $search, filter: $filter)
          @connection(key: "SopsSection_sops", filters: ["search", "filter"]) {
          edges {
            node {
              id
              ...SopRow_sop
            }
          }
        }
      }
    `,
    useRouteQuery<SopsSectionQuery>(query),
  )
  const mayAdd = useViewer()?.capabilities.includes('tasks.edit')
  const [adds, setAdds] = useState(false)
  return (
    <Scroll>
      <LibrarySection
        title="SOPs"
        about="How work is done, step by step. What is published is never changed; a new version takes its place."
        search={{ param: 'q', label: 'Search SOPs' }}
        tools={
          <>
            <ArchivedToggle />
            <ListExport list="SOPS" label="SOPs" narrowedTo={({ search, filter }) => ({ search, filter })} />
          </>
        }
        create={
          mayAdd ? (
            <PlainButton type="button" className="primary" onClick={() => setAdds(true)}>
              New SOP
            </PlainButton>
          ) : null
        }
        caption="SOPs"
        columns={['Name', 'In force', { label: 'Read by', number: true }, 'You', 'Tasks']}
        empty="No SOP yet. One says how a task is done, and who has read it."
        notFound="No SOP is called so."
        page={page}
      >
        {data.sops.edges.map(({ node }) => (
          <SopRow key={node.id} sop={node} />
        ))}
      </LibrarySection>
      {adds ? <SopDialog onClose={() => setAdds(false)} /> : null}
    </Scroll>
  )
}
