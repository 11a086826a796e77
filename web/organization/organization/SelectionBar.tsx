import Box from '@mui/material/Box'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { SelectionBarQuery } from '../../__generated__/SelectionBarQuery.graphql.ts'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { ArchiveDialog } from './ArchiveDialog.tsx'
import type { TreeOrganization } from './TreeContext.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query SelectionBarQuery($ids: [ID!]!) {
    nodes(ids: $ids) {
      ... on Organization @alias(as: "organization") {
        id
        name
        version
        isArchived
        parent {
          id
        }
        contents {
          organizations
          people
        }
        can {
          archive {
            allowed
            reason
          }
        }
      }
    }
  }
`

interface SelectionBarProps {
  selected: readonly TreeOrganization[]
  onClear: () => void
  onChanged: (levels: (string | undefined)[]) => void
}

/** How much is selected, and what can be done with it. */
export function SelectionBar({ selected, onClear, onChanged }: SelectionBarProps) {
  const { data } = useLookUp<SelectionBarQuery>(
    query,
    selected.length ? { ids: selected.map(({ id }) => id) } : null,
    0,
  )
  const [isArchiving, setArchiving] = useState(false)
  if (!selected.length) return null
  const found = (data?.nodes ?? []).flatMap((node) => node?.organization ?? [])
  const organizations = found.reduce((total, { contents }) => total + contents.organizations, 0)
  const people = found.reduce((total, { contents }) => total + contents.people, 0)
  const refused = found.find(({ can }) => !can.archive.allowed)
  return (
    <Box
      role="region"
      aria-label={t.selection}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        px: 3,
        py: 2,
        borderBottom: '1px solid var(--ops-line-2)',
        bgcolor: 'var(--ops-brand-weak)',
      }}
    >
      <span>
        {found.length ? t.selectedWith({ organizations, people }) : t.selectedWithAllBelow({ length: selected.length })}
        {refused ? (
          <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: 12 }}>
            {refused.name}: {refused.can.archive.reason}
          </Box>
        ) : null}
      </span>
      <Box sx={{ marginInlineStart: 'auto', display: 'flex', gap: 2 }}>
        <PlainButton
          type="button"
          className="outlined"
          disabled={!found.length || refused !== undefined}
          onClick={() => setArchiving(true)}
        >
          {t.archiveTheSelection}
        </PlainButton>
        <PlainButton type="button" className="outlined" onClick={onClear}>
          {t.clear}
        </PlainButton>
      </Box>
      {isArchiving ? (
        <ArchiveDialog
          organizations={found.map(({ id, name, version }) => ({ id, name, version }))}
          onClose={() => setArchiving(false)}
          onArchived={() => {
            setArchiving(false)
            onChanged(found.map(({ parent }) => parent?.id))
          }}
        />
      ) : null}
    </Box>
  )
}
