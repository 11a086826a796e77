import Box from '@mui/material/Box'
import { graphql, usePaginationFragment } from 'react-relay'
import type { PeoplePicker_query$key } from '../../__generated__/PeoplePicker_query.graphql.ts'
import type { PeoplePickerPageQuery } from '../../__generated__/PeoplePickerPageQuery.graphql.ts'
import { CloseIcon } from '../../kernel/ui/icons.tsx'
import { Initials } from '../../kernel/ui/Initials.tsx'
import { inRoot } from '../../kernel/ui/inRoot.ts'
import { More } from '../../kernel/ui/More.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { SearchField } from '../../kernel/ui/SearchField.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { ServiceAccountTag } from '../user/ServiceAccountTag.tsx'
import * as t from './__generated__/messages.ts'

export interface Chosen {
  readonly id: string
  readonly name: string
}

interface PeoplePickerProps {
  query: PeoplePicker_query$key
  chosen: readonly Chosen[]
  onChange: (chosen: readonly Chosen[]) => void
}

/** Everybody in sight by name, to choose some; who belongs to several places stands there once for each. */
export function PeoplePicker({ query, chosen, onChange }: PeoplePickerProps) {
  const { data, ...page } = usePaginationFragment<PeoplePickerPageQuery, PeoplePicker_query$key>(
    graphql`
      fragment PeoplePicker_query on Query
      @refetchable(queryName: "PeoplePickerPageQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "Cursor" }, search: { type: "String", defaultValue: "" }) {
        memberships(first: $first, after: $after, search: $search, filter: { status: { eq: ACTIVE } }) @connection(key: "PeoplePicker_memberships", filters: ["search", "filter"]) {
          edges {
            node {
              id
              accessLevelName
              user {
                id
                name
                isServiceAccount
              }
              organization {
                name
                rootName
              }
              department {
                name
              }
              group {
                name
              }
              jobRole {
                name
              }
            }
          }
        }
      }
    `,
    query,
  )
  const rows = data.memberships.edges.map(({ node }) => node)
  const isChosen = (id: string) => chosen.some((one) => one.id === id)
  const toggle = (user: Chosen) =>
    onChange(
      isChosen(user.id) ? chosen.filter(({ id }) => id !== user.id) : [...chosen, { id: user.id, name: user.name }],
    )
  const all = [...new Map(rows.map(({ user }) => [user.id, user])).values()]
  const isAll = all.length > 0 && all.every(({ id }) => isChosen(id))
  const toggleAll = () =>
    onChange(
      isAll
        ? chosen.filter(({ id }) => !all.some((one) => one.id === id))
        : [...chosen, ...all.filter(({ id }) => !isChosen(id)).map(({ id, name }) => ({ id, name }))],
    )
  return (
    <Section
      title={t.who}
      about={chosen.length ? t.chosen({ count: chosen.length }) : t.chooseOneOrSeveral}
      actions={<SearchField param="search" label={t.findPeople} />}
    >
      {chosen.length ? (
        <Box
          component="ul"
          aria-label={t.chosenPeople}
          sx={{
            listStyle: 'none',
            m: 0,
            px: 3,
            py: 2,
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1.5,
            borderBottom: '1px solid var(--ops-line-2)',
            maxHeight: 120,
            overflowY: 'auto',
          }}
        >
          {chosen.map((user) => (
            <Box
              component="li"
              key={user.id}
              sx={{
                display: 'inline-flex',
                alignItems: 'center',
                border: '1px solid var(--ops-line)',
                borderRadius: '13px',
                paddingInlineStart: 2.5,
                paddingInlineEnd: 0.5,
              }}
            >
              {user.name}
              <PlainButton
                type="button"
                aria-label={t.leaveOut({ name: user.name })}
                style={{ minHeight: 24, padding: '0 4px' }}
                onClick={() => toggle(user)}
              >
                <CloseIcon size={12} />
              </PlainButton>
            </Box>
          ))}
        </Box>
      ) : null}
      {rows.length ? (
        <>
          <Box
            component="label"
            sx={{
              display: 'flex',
              gap: 3,
              px: 3,
              py: 1.5,
              color: 'text.secondary',
              borderBottom: '1px solid var(--ops-line-2)',
            }}
          >
            <input type="checkbox" checked={isAll} onChange={toggleAll} />
            {t.allThatAreShown}
          </Box>
          <Box
            component="ul"
            sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: { xs: 320, lg: 560 }, overflowY: 'auto' }}
          >
            {rows.map(({ id, user, accessLevelName, organization, department, group, jobRole }) => (
              <Box
                component="li"
                key={id}
                sx={{ borderBottom: '1px solid var(--ops-line-2)', '&:hover': { bgcolor: 'var(--ops-line-2)' } }}
              >
                <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 3, px: 3, py: 1.5 }}>
                  <input type="checkbox" checked={isChosen(user.id)} onChange={() => toggle(user)} />
                  <span aria-hidden="true">
                    <Initials name={user.name} size={24} />
                  </span>
                  <span style={{ minWidth: 0 }}>
                    {user.name} {user.isServiceAccount ? <ServiceAccountTag /> : null}
                    <Box
                      component="span"
                      sx={{ display: 'block', color: 'text.secondary', fontSize: 12, lineHeight: '16px' }}
                    >
                      {[jobRole.name, group?.name ?? department?.name, inRoot(organization), accessLevelName]
                        .filter(Boolean)
                        .join(' · ')}
                    </Box>
                  </span>
                </Box>
              </Box>
            ))}
          </Box>
        </>
      ) : (
        <Box sx={{ p: 3, color: 'text.secondary' }}>{t.nobodyOfThatNameIsIn2}</Box>
      )}
      <More page={page} style={{ padding: 12 }} />
    </Section>
  )
}
