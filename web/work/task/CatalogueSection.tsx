import { useState } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import { LibraryTools } from '../../kernel/shell/LibraryTools.tsx'
import type { CatalogueSection_query$key } from '../../__generated__/CatalogueSection_query.graphql.ts'
import type { CatalogueSectionPageQuery } from '../../__generated__/CatalogueSectionPageQuery.graphql.ts'
import type { CatalogueSectionQuery } from '../../__generated__/CatalogueSectionQuery.graphql.ts'
import { ListExport } from '../../kernel/export/ListExport.tsx'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { useViewer } from '../../kernel/shell/viewer.ts'
import { Centered } from '../../kernel/ui/Centered.tsx'
import { More } from '../../kernel/ui/More.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { ArchivedToggle } from '../../kernel/ui/ArchivedToggle.tsx'
import { itemsOf } from './catalogueTab.ts'
import { MajorTaskDialog } from './MajorTaskDialog.tsx'
import { MajorTaskSection } from './MajorTaskSection.tsx'
import { useSearch } from '../../kernel/ui/useSearch.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query CatalogueSectionQuery($search: String!, $archived: Boolean!, $filter: MajorTaskFilter!) {
    ...CatalogueSection_query @arguments(search: $search, archived: $archived, filter: $filter)
  }
`

/** The catalogue of work: major tasks and their items. */
export function CatalogueSection() {
  const { data, ...page } = usePaginationFragment<CatalogueSectionPageQuery, CatalogueSection_query$key>(
    graphql`
      fragment CatalogueSection_query on Query
      @refetchable(queryName: "CatalogueSectionPageQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 20 }
        after: { type: "Cursor" }
        search: { type: "String!" }
        archived: { type: "Boolean!" }
        filter: { type: "MajorTaskFilter!" }
      ) {
        majorTasks(first: $first, after: $after, filter: $filter)
          @connection(key: "CatalogueSection_majorTasks", filters: ["filter"]) {
          edges {
            node {
              id
              ...MajorTaskSection_majorTask @arguments(search: $search, archived: $archived)
            }
          }
        }
      }
    `,
    useRouteQuery<CatalogueSectionQuery>(query),
  )
  const [params] = useSearch()
  const { revalidate } = useRevalidator()
  const [isAdding, setAdding] = useState(false)
  const mayAdd = useViewer()?.capabilities.includes('tasks.edit')
  const changed = () => void revalidate()
  const add = mayAdd ? (
    <PlainButton type="button" className="primary" onClick={() => setAdding(true)}>
      {t.addAMajorTask}
    </PlainButton>
  ) : null
  const { edges } = data.majorTasks
  return (
    <Scroll>
      <LibraryTools
        search={{ param: 'q', label: t.searchTasks }}
        tools={
          <>
            <ArchivedToggle />
            <ListExport list="TASK_ITEMS" label={t.tasks} narrowedTo={itemsOf} />
          </>
        }
        create={edges.length ? add : null}
      />
      {edges.map(({ node }) => (
        <MajorTaskSection key={node.id} majorTask={node} onChanged={changed} />
      ))}
      {edges.length ? null : (
        <Centered
          title={params.has('q') ? t.noTaskFits : t.noTasksYet}
          text={params.has('q') ? t.nothingInTheCatalogueIsCalled : t.theCatalogueSaysWhatWorkThere}
        >
          {params.has('q') ? null : add}
        </Centered>
      )}
      <More page={page} />
      {isAdding ? (
        <MajorTaskDialog
          majorTask={null}
          onClose={() => setAdding(false)}
          onDone={() => {
            setAdding(false)
            changed()
          }}
        />
      ) : null}
    </Scroll>
  )
}
