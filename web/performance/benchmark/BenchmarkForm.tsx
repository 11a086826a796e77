import { useState, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { BenchmarkForm_query$key } from '../../__generated__/BenchmarkForm_query.graphql.ts'
import { useDraftState } from '../../kernel/draft/useDraft.ts'
import { Field, SelectField, TextArea } from '../../kernel/ui/Field.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import type { BenchmarkDraft } from './benchmarkDraft.ts'
import { LevelFields } from './LevelFields.tsx'
import { MetricSelect } from './MetricSelect.tsx'
import { orderProblems } from './orderProblems.ts'
import { PreviewSection } from './PreviewSection.tsx'
import { FieldGrid } from '../../kernel/ui/FieldGrid.tsx'
import { SectionForm, type SectionFormProps } from '../../kernel/ui/SectionForm.tsx'
import { PointFields } from './PointFields.tsx'
import * as t from './__generated__/messages.ts'

interface BenchmarkFormProps extends Omit<SectionFormProps, 'onSubmit' | 'children'> {
  query: BenchmarkForm_query$key
  initial: BenchmarkDraft
  organizationId: string
  maySeeMargin: boolean
  onSubmit: (draft: BenchmarkDraft) => void
  /** Fields before the name: whose it is, of a new one. */
  children?: ReactNode
}

const widgets = [
  ['GAUGE', t.gaugeLevels],
  ['SPARKLINE', t.sparklineTarget],
  ['NUMBER', t.numberAlone],
  ['CONTROL_CHART', t.controlChartLimits],
] as const

/**
 * Everything that a benchmark says; what is out of order is said as it is typed, and what it would have said of the
 * past.
 */
export function BenchmarkForm({
  query,
  initial,
  draft,
  organizationId,
  maySeeMargin,
  problems,
  onSubmit,
  children,
  ...form
}: BenchmarkFormProps) {
  const {
    metrics: found,
    jobRoles,
    priorities,
  } = useFragment(
    graphql`
      fragment BenchmarkForm_query on Query {
        metrics(first: 100, filter: { status: { eq: ACTIVE } }) {
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
        jobRoles(first: 1000, filter: { status: { eq: ACTIVE } }) {
          nodes {
            id
            name
          }
        }
        priorities: reference(list: SCHEDULE_PRIORITY) {
          id
          name
        }
      }
    `,
    query,
  )
  const [benchmark, setBenchmark] = useDraftState(draft, 'benchmark', initial)
  const [changed, setChanged] = useState(false)
  const metrics = found.edges.map(({ node }) => node)
  const metric = metrics.find(({ id }) => id === benchmark.metricId)
  const set = (more: Partial<BenchmarkDraft>) => {
    setChanged(true)
    setBenchmark((before) => ({ ...before, ...more }))
  }
  const live = changed ? orderProblems(benchmark, metric) : {}
  const said = { ...problems, ...live }
  return (
    <SectionForm {...form} draft={draft} problems={problems} onSubmit={() => onSubmit(benchmark)}>
      <Section title={t.whatItIs}>
        <FieldGrid inset>
          {children}
          <Field
            label={t.name}
            required
            maxLength={200}
            value={benchmark.name}
            problem={said.name}
            onChange={(event) => set({ name: event.target.value })}
          />
          <MetricSelect
            metrics={metrics}
            value={benchmark.metricId}
            problem={said.metricId}
            onChange={(metricId) => set({ metricId })}
          />
          <SelectField
            label={t.owner}
            required
            value={benchmark.jobRoleId}
            problem={said.jobRoleId}
            help={t.theJobRoleThatAnswersFor}
            onChange={(event) => set({ jobRoleId: event.target.value })}
          >
            <option value="">{t.chooseAJobRole}</option>
            {jobRoles.nodes.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={t.shownAs}
            value={benchmark.widget}
            onChange={(event) => set({ widget: event.target.value })}
          >
            {widgets.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </SelectField>
          <div className="whole">
            <TextArea
              label={t.description}
              maxLength={2000}
              rows={2}
              value={benchmark.description}
              problem={said.description}
              onChange={(event) => set({ description: event.target.value })}
            />
          </div>
        </FieldGrid>
      </Section>
      <LevelFields draft={benchmark} metric={metric} problems={said} onChange={set} />
      <PointFields
        draft={benchmark}
        priorities={priorities}
        maySeeMargin={maySeeMargin}
        problems={said}
        onChange={set}
      />
      <PreviewSection
        organizationId={organizationId}
        draft={benchmark}
        metric={metric}
        isInOrder={!Object.keys(orderProblems(benchmark, metric)).length}
      />
    </SectionForm>
  )
}
