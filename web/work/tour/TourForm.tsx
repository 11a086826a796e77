import Box from '@mui/material/Box'
import { useState, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { TourForm_query$key } from '../../__generated__/TourForm_query.graphql.ts'
import { LocationPicker } from '../../organization/location/LocationPicker.tsx'
import type { Problems } from '../../kernel/relay/useMutation.ts'
import { Field, SelectField, TextArea } from '../../kernel/ui/Field.tsx'
import { Notice } from '../../kernel/ui/Notice.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { useForm } from '../../kernel/ui/useForm.ts'
import { IncludesField } from './IncludesField.tsx'
import { StopsField } from './StopsField.tsx'
import type { TourDraft } from './tourDraft.ts'

interface TourFormProps {
  query: TourForm_query$key
  initial: TourDraft
  submit: string
  waiting: boolean
  problems: Problems
  onSubmit: (draft: TourDraft) => void
  onCancel: () => void
  /** Fields before the name: whose it is, of a new one. */
  children?: ReactNode
}

const grid = {
  display: 'grid',
  gap: 3,
  p: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
}

/** Everything that a tour may say. */
export function TourForm({ query, initial, submit, waiting, problems, onSubmit, onCancel, children }: TourFormProps) {
  const { types, classes, priorities, checklists } = useFragment(
    graphql`
      fragment TourForm_query on Query {
        types: reference(list: TOUR_TYPE) {
          internalID
          name
        }
        classes: reference(list: ACTION_CLASS) {
          internalID
          name
        }
        priorities: reference(list: SCHEDULE_PRIORITY) {
          internalID
          name
        }
        checklists(first: 100) {
          edges {
            node {
              id
              name
            }
          }
        }
      }
    `,
    query,
  )
  const [draft, setDraft] = useState(initial)
  const form = useForm(problems)
  const set = (more: Partial<TourDraft>) => setDraft((before) => ({ ...before, ...more }))
  return (
    <form
      ref={form}
      noValidate
      style={{ display: 'grid', gap: 12, minWidth: 0 }}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(draft)
      }}
    >
      {problems.input ? <Notice role="alert">{problems.input}</Notice> : null}
      <Section title="What it is">
        <Box sx={grid}>
          {children}
          <Field
            label="Name"
            required
            maxLength={120}
            value={draft.name}
            problem={problems.name}
            onChange={(event) => set({ name: event.target.value })}
          />
          <SelectField
            label="Type"
            value={draft.typeId}
            problem={problems.typeId}
            onChange={(event) => set({ typeId: Number(event.target.value) })}
          >
            {types.map(({ internalID, name }) => (
              <option key={internalID} value={internalID}>
                {name}
              </option>
            ))}
          </SelectField>
          <SelectField
            label="Class"
            value={draft.classId}
            problem={problems.classId}
            onChange={(event) => set({ classId: Number(event.target.value) })}
          >
            {classes.map(({ internalID, name }) => (
              <option key={internalID} value={internalID}>
                {name}
              </option>
            ))}
          </SelectField>
          <Box sx={{ gridColumn: '1 / -1' }}>
            <TextArea
              label="Description"
              maxLength={5000}
              value={draft.description}
              problem={problems.description}
              onChange={(event) => set({ description: event.target.value })}
            />
          </Box>
        </Box>
      </Section>
      <StopsField
        stops={draft.stops}
        priorities={priorities}
        problem={problems.stops}
        problems={problems}
        onChange={(stops) => set({ stops })}
      />
      <IncludesField includes={draft} classes={classes} priorities={priorities} onChange={set} />
      <Section title="The walk">
        <Box sx={grid}>
          <LocationPicker
            label="Starts at (its first stop where empty)"
            value={draft.start}
            problem={problems.startLocationId}
            onChange={(start) => set({ start })}
          />
          <LocationPicker
            label="Ends at (its last stop where empty)"
            value={draft.end}
            problem={problems.endLocationId}
            onChange={(end) => set({ end })}
          />
          <SelectField
            label="Order"
            value={draft.orderRule}
            onChange={(event) => set({ orderRule: event.target.value === 'FIXED' ? 'FIXED' : 'PROPOSED' })}
          >
            <option value="PROPOSED">Proposed by place, window and priority</option>
            <option value="FIXED">As the stops stand</option>
          </SelectField>
          <Field
            label="Speed in km/h"
            inputMode="numeric"
            value={draft.speedKmh}
            problem={problems.speedKmh}
            help="For times where no road service is set up."
            onChange={(event) => set({ speedKmh: event.target.value })}
          />
          <SelectField
            label="Checklist of its records"
            value={draft.checklistId}
            problem={problems.checklistId}
            onChange={(event) => set({ checklistId: event.target.value })}
          >
            <option value="">None</option>
            {checklists.edges.map(({ node }) => (
              <option key={node.id} value={node.id}>
                {node.name}
              </option>
            ))}
          </SelectField>
          <Field
            label="Remind before the start, in minutes"
            inputMode="numeric"
            value={draft.reminderMins}
            problem={problems.reminderMins}
            help="Whom the run is given to is told. Empty for no reminder."
            onChange={(event) => set({ reminderMins: event.target.value })}
          />
        </Box>
      </Section>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 2 }}>
        <PlainButton type="button" className="outlined" onClick={onCancel}>
          Cancel
        </PlainButton>
        <PlainButton type="submit" className="primary" disabled={waiting}>
          {submit}
        </PlainButton>
      </Box>
    </form>
  )
}
