import Box from '@mui/material/Box'
import Popover from '@mui/material/Popover'
import { useEffect, useId, useState, type KeyboardEvent } from 'react'
import { graphql } from 'react-relay'
import type { OrganizationMenuQuery } from '../../__generated__/OrganizationMenuQuery.graphql.ts'
import { typeNames } from '../../organization/organization/typeNames.ts'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'
import { inRoot } from '../../kernel/ui/inRoot.ts'
import { announce } from '../../kernel/ui/announce.ts'
import { Field } from '../../kernel/ui/Field.tsx'
import { CheckIcon } from '../../kernel/ui/lateIcons.tsx'
import {
  chooseOrganization,
  useChosenOrganization,
  type SelectedOrganization,
} from '../../kernel/shell/selectedOrganization.ts'
import { useViewer } from '../../kernel/shell/viewer.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query OrganizationMenuQuery($search: String!) {
    organizations(search: $search, filter: { isArchived: false }, first: 20) {
      edges {
        node {
          id
          name
          rootName
          type
          parent {
            name
          }
        }
      }
    }
  }
`

interface Choice {
  label: string
  detail?: string
  organization: SelectedOrganization | null
}

/** The organizations to work in: those one belongs to, and all below them by their name. */
export function OrganizationMenu({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  const listId = useId()
  const chosen = useChosenOrganization()
  const { memberships = [] } = useViewer() ?? {}
  const [search, setSearch] = useState('')
  const [active, setActive] = useState(0)
  const asked = search.trim()
  const { data, failure } = useLookUp<OrganizationMenuQuery>(query, asked ? { search: asked } : null)
  const found = data?.organizations.edges.map(({ node: { id, name, rootName, type, parent } }): Choice => ({
    label: inRoot({ name, rootName }),
    detail: [typeNames[type], parent?.name].filter(Boolean).join(' · '),
    organization: { id, name },
  }))
  const count = found?.length
  useEffect(() => {
    if (count !== undefined) announce(count ? t.found({ count }) : t.noneOfThatName)
  }, [count])

  const own: Choice[] = [
    ...(memberships.length > 1 || chosen
      ? [{ label: t.allOrganizations, detail: t.thatYouBelongTo, organization: null }]
      : []),
    ...memberships.map(({ organization, accessLevelName }) => ({
      label: inRoot(organization),
      detail: accessLevelName,
      organization,
    })),
  ]
  const choices = asked ? (found ?? []) : own
  const choose = ({ organization, label }: Choice) => {
    chooseOrganization(organization)
    announce(t.chosen({ label }))
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const last = choices.length - 1
    const to = { ArrowDown: active === last ? 0 : active + 1, ArrowUp: active === 0 ? last : active - 1 }[event.key]
    if (to !== undefined) setActive(to)
    else if (event.key === 'Enter' && choices[active]) choose(choices[active])
    else return
    event.preventDefault()
  }
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': t.chooseAnOrganization,
          sx: {
            width: 300,
            maxWidth: '92vw',
            p: 2,
            border: '1px solid var(--ops-line)',
            boxShadow: 'var(--ops-shadow)',
            bgcolor: 'var(--ops-raised)',
          },
        } as object,
      }}
    >
      <Field
        label={t.findAnOrganization}
        type="search"
        role="combobox"
        autoFocus
        autoComplete="off"
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={choices[active] ? `${listId}-${active}` : undefined}
        maxLength={100}
        value={search}
        problem={failure}
        onChange={(event) => {
          setSearch(event.target.value)
          setActive(0)
        }}
        onKeyDown={onKeyDown}
      />
      <Box
        component="ul"
        role="listbox"
        id={listId}
        aria-label={t.organizations}
        sx={{ listStyle: 'none', m: 0, mt: 2, p: 0, maxHeight: 320, overflowY: 'auto' }}
      >
        {choices.map((choice, i) => {
          const isChosen =
            (choice.organization?.id ?? null) === (chosen?.id ?? null) &&
            (chosen !== null || choice.organization === null)
          return (
            <Box
              component="li"
              key={choice.organization?.id ?? 'all'}
              id={`${listId}-${i}`}
              role="option"
              aria-selected={isChosen}
              onClick={() => choose(choice)}
              onMouseMove={() => setActive(i)}
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 2,
                px: 2,
                py: 1,
                borderRadius: '6px',
                cursor: 'pointer',
                bgcolor: i === active ? 'var(--ops-line-2)' : undefined,
              }}
            >
              <Box sx={{ minWidth: 0 }}>
                <Box sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>{choice.label}</Box>
                <Box sx={{ fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}>{choice.detail}</Box>
              </Box>
              <Box sx={{ marginInlineStart: 'auto', display: 'inline-flex', color: 'primary.main' }}>
                {isChosen ? <CheckIcon /> : null}
              </Box>
            </Box>
          )
        })}
      </Box>
      {choices.length || (asked && !found) ? null : (
        <Box sx={{ p: 2, color: 'text.secondary' }}>{t.noneOfThatName2}</Box>
      )}
    </Popover>
  )
}
