import Box from '@mui/material/Box'
import { Suspense } from 'react'
import { graphql } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import type { OrganizationsPageQuery } from '../../__generated__/OrganizationsPageQuery.graphql.ts'
import { ListExport } from '../../kernel/export/ListExport.tsx'
import { InviteButton } from '../../people/invitation/InviteButton.tsx'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { Page } from '../../kernel/shell/Page.tsx'
import { useViewer } from '../../kernel/shell/viewer.ts'
import { Ghost } from '../../kernel/ui/Ghost.tsx'
import { ButtonLink, PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { SearchField } from '../../kernel/ui/SearchField.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { useNarrowing } from '../../kernel/ui/useNarrowing.ts'
import { OrganizationTable } from '../../organization/organization/OrganizationTable.tsx'
import { OrganizationTree } from '../../organization/organization/OrganizationTree.tsx'
import { organizationFilter } from '../../organization/organization/organizationFilter.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query OrganizationsPageQuery($search: String!, $isArchived: Boolean) {
    ...OrganizationTree_query
    ...OrganizationTable_query @arguments(search: $search, isArchived: $isArchived)
  }
`

const views = [
  ['tree', t.tree],
  ['table', t.table],
] as const

/** The organizations as a tree and as a table, side by side where there is room. */
export function OrganizationsPage() {
  return (
    <Page
      title={t.organizations}
      actions={
        <>
          <SearchField param="search" label={t.findAnOrganization} />
          <ListExport
            list="ORGANIZATIONS"
            label={t.organizations}
            narrowedTo={({ search, isArchived }) => ({ search, filter: { isArchived } })}
          />
          <ButtonLink to="/createorganization" className="primary">
            {t.create}
          </ButtonLink>
        </>
      }
    >
      <Suspense fallback={<Skeleton />}>
        <Content />
      </Suspense>
    </Page>
  )
}

function Content() {
  const data = useRouteQuery<OrganizationsPageQuery>(query)
  const narrowing = useNarrowing()
  const { revalidate } = useRevalidator()
  const administers = useViewer()?.capabilities.includes('organization.administer')
  const { search, archived, view } = organizationFilter(narrowing.search)
  const side = (name: string) => ({
    display: { xs: view === name ? 'block' : 'none', lg: 'block' },
    minWidth: 0,
    alignSelf: 'start',
  })
  return (
    <Box sx={{ overflowY: 'auto', minHeight: 0, p: { xs: 3, md: 5 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 3 }}>
        <Box role="group" aria-label={t.shownAs} sx={{ display: { xs: 'flex', lg: 'none' }, gap: 1 }}>
          {views.map(([name, label]) => (
            <PlainButton
              key={name}
              type="button"
              className={view === name ? 'chip chosen' : 'chip'}
              aria-pressed={view === name}
              onClick={() => narrowing.set({ view: name })}
            >
              {label}
            </PlainButton>
          ))}
        </Box>
        <PlainButton
          type="button"
          className={archived ? 'chip chosen' : 'chip'}
          aria-pressed={archived}
          onClick={() => narrowing.set({ archived: archived ? null : '1' })}
        >
          {t.withArchived}
        </PlainButton>
        {administers ? (
          <Box sx={{ marginInlineStart: { sm: 'auto' }, display: 'flex', gap: 2 }}>
            <InviteButton />
            <ButtonLink to="/imports/new?kind=ORGANIZATIONS" className="outlined">
              {t.importAFile}
            </ButtonLink>
          </Box>
        ) : null}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' },
          gap: 3,
        }}
      >
        <Box sx={side('tree')}>
          <Section title={t.tree} about={t.enterOpensMMovesSpaceSelects}>
            <OrganizationTree query={data} archived={archived} onChanged={() => void revalidate()} />
          </Section>
        </Box>
        <Box sx={side('table')}>
          <Section title={search ? t.byName({ search }) : t.byName2} about={t.allThatYouCanSeeAlso}>
            <OrganizationTable query={data} search={search} />
          </Section>
        </Box>
      </Box>
    </Box>
  )
}

function Skeleton() {
  return (
    <Box
      aria-busy="true"
      role="group"
      aria-label={t.loadingTheOrganizations}
      sx={{ p: { xs: 3, md: 5 }, display: 'grid', gap: 2, alignContent: 'start' }}
    >
      {Array.from({ length: 8 }, (_, i) => (
        <Ghost key={i} style={{ height: 30, width: `${60 - (i % 4) * 8}%` }} />
      ))}
    </Box>
  )
}
