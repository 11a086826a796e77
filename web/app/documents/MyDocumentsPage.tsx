import { Suspense } from 'react'
import { graphql } from 'react-relay'
import type { MyDocumentsPageQuery } from '../../__generated__/MyDocumentsPageQuery.graphql.ts'
import { SopsAtHand } from '../../workspace/home/SopsAtHand.tsx'
import { ListExport } from '../../kernel/export/ListExport.tsx'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { Page } from '../../kernel/shell/Page.tsx'
import { MySopsSection } from '../../work/sop/MySopsSection.tsx'
import { Ghost } from '../../kernel/ui/Ghost.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { SearchField } from '../../kernel/ui/SearchField.tsx'
import { MyFilesSection } from '../../work/note/MyFilesSection.tsx'
import { useSearch } from '../../kernel/ui/useSearch.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query MyDocumentsPageQuery($search: String!) {
    ...MySopsSection_query
    ...MyFilesSection_query
    sopList {
      ...SopsAtHand_list
    }
  }
`

/** The SOPs and the files of my records, and the SOPs that I keep at hand. */
export function MyDocumentsPage() {
  return (
    <Page
      title={t.myDocuments}
      actions={
        <>
          <SearchField param="q" label={t.findADocumentOrARecord} />
          <ListExport list="ATTACHMENTS" label={t.attachments} narrowedTo={({ search }) => ({ search })} isOwn />
        </>
      }
    >
      <Suspense
        fallback={
          <Scroll>
            {[120, 200, 240].map((height) => (
              <Ghost key={height} style={{ height }} />
            ))}
          </Scroll>
        }
      >
        <Content />
      </Suspense>
    </Page>
  )
}

function Content() {
  const data = useRouteQuery<MyDocumentsPageQuery>(query)
  const [search] = useSearch()
  const isNarrowed = Boolean(search.get('q')?.trim())
  return (
    <Scroll>
      <SopsAtHand list={data.sopList} />
      <MySopsSection query={data} isNarrowed={isNarrowed} />
      <MyFilesSection query={data} isNarrowed={isNarrowed} />
    </Scroll>
  )
}
