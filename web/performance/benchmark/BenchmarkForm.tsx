import Box from '@mui/material/Box'
import { useState, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { BenchmarkForm_query$key } from '../../__generated__/BenchmarkForm_query.graphql.ts'
import type { Problems } from '../../kernel/relay/useMutation.ts'
import { Field, SelectField, TextArea } from '../../kernel/ui/Field.tsx'
import { Notice } from '../../kernel/ui/Notice.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { useForm } from '../../kernel/ui/useForm.ts'
import type { BenchmarkDraft } from './benchmarkDraft.ts'
import { scopeNames } from './figures.ts'
import { LevelFields } from './LevelFields.tsx'
import { MetricSelect } from './MetricSelect.tsx'
import { orderProblems } from './orderProblems.ts'
import { PreviewSection } from './PreviewSection.tsx'

interface BenchmarkFormProps {
  query: BenchmarkForm_query$key
  initial: BenchmarkDraft
  organizationId: string
  maySeeMargin: boolean
  submit: string
  waiting: boolean
  problems: Problems
  onSubmit: (draft: BenchmarkDraft) => void
  onCancel: () => void
  /** Fields before the name: whose it is, of a new one. */
  children?: ReactNode
}

const grid = {
  display: 'grid',
  alignItems: 'start',
  gap: 3,
  p: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
}
const grains = [
  ['HOUR', 'Hours'],
  ['DAY', 'Days'],
  ['WEEK', 'Weeks'],
  ['MONTH', 'Months'],
  ['QUARTER', 'Quarters'],
] as const
const widgets = [
  ['GAUGE', 'A gauge'],
  ['SPARKLINE', 'A sparkline'],
  ['NUMBER', 'A number'],
  ['CONTROL_CHART', 'A control chart'],
] as const

/**
 * Everything that a benchmark says; what is out of order is said as it is typed, and what it would have said of the
 * past.
 */
export function BenchmarkForm({
  query,
  initial,
  organizationId,
  maySeeMargin,
  submit,
  waiting,
  problems,
  onSubmit,
  onCancel,
  children,
}: BenchmarkFormProps) {
  const {
    metrics: found,
    jobRoles,
    priorities,
  } = useFragment(
    graphql`
      fragment BenchmarkForm_query on Query {
        metrics(first: 100, statuses: [ACTIVE]) {
          edges {
            node {
              id
              name
              category
              unit
              alertIf
              targetThreshold
            }
          }
        }
        jobRoles {
          id
          name
        }
        priorities: reference(list: SCHEDULE_PRIORITY) {
          internalID
          name
        }
      }
    `,
    query,
  )
  const [draft, setDraft] = useState(initial)
  const [changed, setChanged] = useState(false)
  const form = useForm(problems)
  const metrics = found.edges.map(({ node }) => node)
  const metric = metrics.find(({ id }) => id === draft.metricId)
  const set = (more: Partial<BenchmarkDraft>) => {
    setChanged(true)
    setDraft((before) => ({ ...before, ...more }))
  }
  const live = changed ? orderProblems(draft, metric) : {}
  const said = { ...problems, ...live }
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
            maxLength={200}
            value={draft.name}
            problem={said.name}
            onChange={(event) => set({ name: event.target.value })}
          />
          <MetricSelect
            metrics={metrics}
            value={draft.metricId}
            problem={said.metricId}
            onChange={(metricId) => set({ metricId })}
          />
          <SelectField
            label="Owner"
            required
            value={draft.jobRoleId}
            problem={said.jobRoleId}
            help="The job role that answers for it. A breach opens a record for whoever has it then."
            onChange={(event) => set({ jobRoleId: event.target.value })}
          >
            <option value="">Choose a job role</option>
            {jobRoles.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <SelectField label="Shown as" value={draft.widget} onChange={(event) => set({ widget: event.target.value })}>
            {widgets.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </SelectField>
          <Box sx={{ gridColumn: '1 / -1' }}>
            <TextArea
              label="Description"
              maxLength={2000}
              rows={2}
              value={draft.description}
              problem={said.description}
              onChange={(event) => set({ description: event.target.value })}
            />
          </Box>
        </Box>
      </Section>
      <LevelFields draft={draft} metric={metric} problems={said} onChange={set} />
      <Section title="Points and breaches">
        <Box sx={grid}>
          <SelectField
            label="Its points are"
            value={draft.grain}
            onChange={(event) => set({ grain: event.target.value })}
          >
            {grains.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </SelectField>
          <SelectField label="Of" value={draft.scopeKind} onChange={(event) => set({ scopeKind: event.target.value })}>
            {Object.entries(scopeNames).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </SelectField>
          <Field
            label="Points in a row"
            inputMode="numeric"
            value={draft.consecutivePoints}
            problem={said.consecutivePoints}
            help="So many outside the target open a breach; so many back inside end it."
            onChange={(event) => set({ consecutivePoints: event.target.value })}
          />
          <SelectField
            label="Its record is"
            value={draft.priorityId}
            problem={said.priorityId}
            onChange={(event) => set({ priorityId: Number(event.target.value) })}
          >
            {priorities.map(({ internalID, name }) => (
              <option key={internalID} value={internalID}>
                {name}
              </option>
            ))}
          </SelectField>
          {maySeeMargin ? (
            <>
              <Field
                label="Unit margin"
                inputMode="decimal"
                value={draft.unitMargin}
                problem={said.unitMargin}
                help="What one unit of volume is worth. Empty where that is not known."
                onChange={(event) => set({ unitMargin: event.target.value })}
              />
              <Field
                label="Currency"
                maxLength={3}
                placeholder="USD"
                value={draft.currency}
                problem={said.currency}
                help="Its code in ISO 4217."
                onChange={(event) => set({ currency: event.target.value.toUpperCase() })}
              />
            </>
          ) : null}
        </Box>
      </Section>
      <PreviewSection
        organizationId={organizationId}
        draft={draft}
        metric={metric}
        isInOrder={!Object.keys(orderProblems(draft, metric)).length}
      />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 2 }}>
        <PlainButton type="button" className="outlined" onClick={onCancel}>
          Cancel
        </PlainButton>
        <PlainButton type="submit" className="primary" aria-disabled={waiting}>
          {submit}
        </PlainButton>
      </Box>
    </form>
  )
}
