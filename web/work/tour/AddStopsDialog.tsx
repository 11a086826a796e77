import Box from '@mui/material/Box'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { AddStopsDialogQuery } from '../../__generated__/AddStopsDialogQuery.graphql.ts'
import { useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'
import { Field } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { newStop, type StopDraft } from './stopDraft.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query AddStopsDialogQuery($search: String!) {
    locations(search: $search, first: 100) {
      edges {
        node {
          id
          name
          organization {
            name
          }
        }
      }
    }
  }
`

interface AddStopsDialogProps {
  /** What the draft of the tour is about. */
  of: string
  onClose: () => void
  onDone: (stops: StopDraft[]) => void
}

interface Location {
  readonly id: string
  readonly name: string
}

const named = ({ id, name }: Location): Location => ({ id, name })

/** Adds several locations as stops at once, in the order in which they are ticked. */
export function AddStopsDialog({ of, onClose, onDone }: AddStopsDialogProps) {
  const [search, setSearch] = useState('')
  const draft = useDraft('stops', `new ${of}`)
  const [chosen, setChosen] = useDraftState<readonly Location[]>(draft, 'chosen', [])
  const { data, failure } = useLookUp<AddStopsDialogQuery>(query, { search })
  const found = data?.locations.edges.map(({ node }) => node) ?? []
  const isChosen = ({ id }: Location) => chosen.some((one) => one.id === id)
  const toggle = (location: Location) =>
    setChosen(isChosen(location) ? chosen.filter(({ id }) => id !== location.id) : [...chosen, named(location)])
  const all = found.length > 0 && found.every(isChosen)
  const toggleAll = () =>
    setChosen(
      all
        ? chosen.filter(({ id }) => !found.some((one) => one.id === id))
        : [...chosen, ...found.filter((one) => !isChosen(one)).map(named)],
    )
  const submit = () => {
    draft.clear()
    onDone(chosen.map(({ id, name }) => newStop({ name, location: { id, name } })))
  }
  const label = chosen.length ? t.addCount({ count: chosen.length }) : t.addStops
  const line = { display: 'flex', alignItems: 'center', gap: 2, minHeight: 32, px: 2 } as const
  return (
    <FormDialog
      title={t.addLocationsAsStops}
      submit={label}
      width="sm"
      waiting={!chosen.length}
      draft={draft}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label={t.searchLocations}
        autoFocus
        value={search}
        problem={failure}
        onChange={(event) => setSearch(event.target.value)}
      />
      <Box
        role="group"
        aria-label={t.locations}
        sx={{ border: '1px solid var(--ops-line)', borderRadius: 1, maxHeight: 320, overflow: 'auto' }}
      >
        {found.length ? (
          <Box component="label" sx={{ ...line, borderBottom: '1px solid var(--ops-line-2)', fontWeight: 550 }}>
            <input type="checkbox" checked={all} onChange={toggleAll} />
            {t.selectAll}
          </Box>
        ) : null}
        {found.map((location) => (
          <Box component="label" key={location.id} sx={line}>
            <input type="checkbox" checked={isChosen(location)} onChange={() => toggle(location)} />
            <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {location.name}
            </Box>
            <Box component="span" sx={{ marginInlineStart: 'auto', color: 'text.secondary', fontSize: 12 }}>
              {location.organization.name}
            </Box>
          </Box>
        ))}
        {data && !found.length ? <Box sx={{ px: 2, py: 2, color: 'text.secondary' }}>{t.noLocationFound}</Box> : null}
      </Box>
      <div role="status">
        {chosen.length
          ? t.chosen({ length: chosen.length, join: chosen.map(({ name }) => name).join(', ') })
          : t.chooseAtLeastOneLocation}
      </div>
    </FormDialog>
  )
}
