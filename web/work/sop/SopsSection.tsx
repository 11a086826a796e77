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
import * as t from './__generated__/messages.ts'

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
        title={t.sops}
        about={t.howWorkIsDoneStepBy}
        search={{ param: 'q', label: t.searchSops }}
        tools={
          <>
            <ArchivedToggle />
            <ListExport list="SOPS" label={t.sops} narrowedTo={({ search, filter }) => ({ search, filter })} />
          </>
        }
        create={
          mayAdd ? (
            <PlainButton type="button" className="primary" onClick={() => setAdds(true)}>
              {t.newSop}
            </PlainButton>
          ) : null
        }
        caption={t.sops}
        columns={[t.name, t.inForce, { label: t.readBy, number: true }, t.you, t.tasks]}
        empty={t.noSopYetOneSaysHow}
        notFound={t.noSopIsCalledSo}
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
