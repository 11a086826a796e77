import { useState } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import { LibraryTools } from '../../kernel/shell/LibraryTools.tsx'
import type { DirectoryTab_query$key } from '../../__generated__/DirectoryTab_query.graphql.ts'
import type { DirectoryTabPageQuery } from '../../__generated__/DirectoryTabPageQuery.graphql.ts'
import type { DirectoryTabQuery } from '../../__generated__/DirectoryTabQuery.graphql.ts'
import { ListExport } from '../../kernel/export/ListExport.tsx'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { ArchivedToggle } from '../../kernel/ui/ArchivedToggle.tsx'
import { Empty } from '../../kernel/ui/Empty.tsx'
import { More } from '../../kernel/ui/More.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { SearchTabs } from '../../kernel/ui/SearchTabs.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { Table } from '../../kernel/ui/Table.tsx'
import { ContactDialog } from './ContactDialog.tsx'
import { ContactRow } from './ContactRow.tsx'
import { relationships } from './relationships.ts'
import { useSearch } from '../../kernel/ui/useSearch.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query DirectoryTabQuery($search: String!, $filter: DirectoryContactFilter!) {
    ...DirectoryTab_query @arguments(search: $search, filter: $filter)
  }
`

/** The directory: the contacts of the organizations where one belongs, above and below, and one's own. */
export function DirectoryTab() {
  const page = usePaginationFragment<DirectoryTabPageQuery, DirectoryTab_query$key>(
    graphql`
      fragment DirectoryTab_query on Query
      @refetchable(queryName: "DirectoryTabPageQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 50 }
        after: { type: "Cursor" }
        search: { type: "String", defaultValue: "" }
        filter: { type: "DirectoryContactFilter!" }
      ) {
        directoryContacts(first: $first, after: $after, search: $search, filter: $filter)
          @connection(key: "DirectoryTab_directoryContacts", filters: ["search", "filter"]) {
          edges {
            node {
              id
              ...ContactRow_contact
            }
          }
        }
      }
    `,
    useRouteQuery<DirectoryTabQuery>(query),
  )
  const [search] = useSearch()
  const { revalidate } = useRevalidator()
  const [isAdding, setIsAdding] = useState(false)
  const contacts = page.data.directoryContacts.edges.map(({ node }) => node)
  const relationship = relationships.find(({ value }) => value === search.get('relationship'))?.value ?? ''
  return (
    <Scroll>
      <LibraryTools
        search={{ param: 'find', label: t.searchContacts }}
        tools={
          <>
            <ArchivedToggle />
            <ListExport list="CONTACTS" label={t.contacts} narrowedTo={({ search, filter }) => ({ search, filter })} />
          </>
        }
        create={
          <PlainButton type="button" className="primary" onClick={() => setIsAdding(true)}>
            {t.addAContact}
          </PlainButton>
        }
      />
      <Section title={t.directory} about={t.ofYourOrganizationsThoseAboveAnd}>
        <SearchTabs
          label={t.byRelationship}
          name="relationship"
          tabs={[{ value: '', label: t.all }, ...relationships]}
          selected={relationship}
        />
        {contacts.length ? (
          <Table
            caption={t.contactsByName}
            columns={[t.name, t.relationship, t.reachedAt, t.department, t.helpsWith2, t.organization, '']}
          >
            {contacts.map((contact) => (
              <ContactRow key={contact.id} contact={contact} />
            ))}
          </Table>
        ) : (
          <Empty>{search.get('find') || relationship ? t.noContactFits : t.thereAreNoContactsYetAdd2}</Empty>
        )}
        <More page={page} />
      </Section>
      {isAdding ? (
        <ContactDialog
          contact={null}
          onClose={(hasChanged) => {
            setIsAdding(false)
            if (hasChanged) void revalidate()
          }}
        />
      ) : null}
    </Scroll>
  )
}
