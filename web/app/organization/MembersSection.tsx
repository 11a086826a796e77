import Box from '@mui/material/Box'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import type { MembersSectionQuery } from '../../__generated__/MembersSectionQuery.graphql.ts'
import { accessLevelNames } from '../../kernel/ui/accessLevels.ts'
import { ListExport } from '../../kernel/export/ListExport.tsx'
import { InviteButton } from '../../people/invitation/InviteButton.tsx'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { FilterChip } from '../../kernel/ui/FilterChip.tsx'
import { ButtonLink, PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { SearchField } from '../../kernel/ui/SearchField.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { useNarrowing } from '../../kernel/ui/useNarrowing.ts'
import { Why } from '../../kernel/ui/Why.tsx'
import { AccountDialog } from '../../people/user/AccountDialog.tsx'
import { EndDialog } from '../../people/membership/EndDialog.tsx'
import { MembersTable } from '../../people/membership/MembersTable.tsx'
import { emailNames, memberFilter, statusNames } from '../../people/membership/memberFilter.ts'
import { MembershipDialog } from '../../people/membership/MembershipDialog.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query MembersSectionQuery($id: ID!, $search: String!, $filter: MembershipFilter!) {
    organization(id: $id) {
      id
      can {
        assign {
          allowed
          reason
          whoCan
        }
        invite {
          allowed
        }
        administer {
          allowed
        }
      }
      departments(first: 1000) {
        nodes {
          id
          name
          groups {
            id
            name
          }
        }
      }
      jobRoles(first: 1000) {
        nodes {
          id
          name
        }
      }
      ...MembersTable_organization @arguments(search: $search, filter: $filter)
    }
  }
`

const optionsOf = (names: Record<string, string>) => Object.entries(names).map(([value, label]) => ({ value, label }))

/** The people of an organization and all below it: when, as what, and what may be changed. */
export function MembersSection() {
  const { organization } = useRouteQuery<MembersSectionQuery>(query)
  const { revalidate } = useRevalidator()
  const { search: params, choose, toggle } = useNarrowing()
  const [doing, setDoing] = useState<{ what: 'change' | 'end' | 'account'; id: string }>()
  if (!organization) return null
  const filter = memberFilter(params)
  const spots = organization.departments.nodes.flatMap(({ id, name, groups }) => [
    { id, name, param: 'department' },
    ...groups.map((group) => ({ ...group, param: 'group' })),
  ])
  const narrowed = [
    ...spots.filter(({ id }) => id === filter.departmentId || id === filter.groupId),
    ...organization.jobRoles.nodes
      .filter(({ id }) => id === filter.jobRoleId)
      .map((role) => ({ ...role, param: 'role' })),
  ]
  const close = () => setDoing(undefined)
  const done = () => {
    close()
    void revalidate()
  }
  const { can } = organization
  return (
    <Scroll wide>
      <Section
        title={t.people}
        about={t.ofThisOrganizationAndAllBelow}
        actions={
          <>
            {organization.can.invite.allowed ? <InviteButton organizationId={organization.id} /> : null}
            {organization.can.administer.allowed ? (
              <ButtonLink to={`/imports/new?organization=${organization.id}&kind=USERS`} className="outlined">
                {t.importAFile}
              </ButtonLink>
            ) : null}
            {can.assign.allowed || can.assign.whoCan.length === 0 ? (
              <ButtonLink to={`/assignusergroup?org=${organization.id}`} className="outlined">
                {t.assignPeople}
              </ButtonLink>
            ) : (
              <Why permission={can.assign} />
            )}
          </>
        }
      >
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 2,
            px: 3,
            py: 2,
            borderBottom: '1px solid var(--ops-line-2)',
          }}
        >
          <SearchField param="search" label={t.findPeople} />
          <FilterChip
            label={t.accessLevel}
            options={optionsOf(accessLevelNames)}
            chosen={filter.level}
            onChoose={toggle('level')}
            multiple
          />
          <FilterChip
            label={t.held}
            options={optionsOf(statusNames)}
            chosen={filter.status.length ? filter.status : ['ACTIVE']}
            onChoose={toggle('status')}
            multiple
          />
          <FilterChip
            label={t.email}
            options={optionsOf(emailNames)}
            chosen={filter.email ? [filter.email] : []}
            onChoose={choose('email')}
          />
          {narrowed.map(({ id, name, param }) => (
            <PlainButton
              key={id}
              type="button"
              className="chip chosen"
              aria-label={t.noLongerOnly({ name })}
              onClick={() => choose(param)('')}
            >
              {name} ×
            </PlainButton>
          ))}
          <ListExport
            list="MEMBERS"
            label={t.people}
            narrowedTo={({ search, filter: narrowing }) => ({
              of: organization.id,
              search,
              filter: narrowing,
              includeBelow: true,
            })}
          />
        </Box>
        <MembersTable organization={organization} onDo={(what, id) => setDoing({ what, id })} />
      </Section>
      {doing?.what === 'change' ? (
        <MembershipDialog id={doing.id} organizationId={organization.id} onClose={close} onDone={done} />
      ) : null}
      {doing?.what === 'account' ? <AccountDialog id={doing.id} onClose={close} onClosed={done} /> : null}
      {doing?.what === 'end' ? <EndDialog id={doing.id} onClose={close} onDone={done} /> : null}
    </Scroll>
  )
}
