import Box from '@mui/material/Box'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ReportForm_query$key } from '../../__generated__/ReportForm_query.graphql.ts'
import { grains, grainsAbout, type Grain } from '../metric/grains.ts'
import { PlaceWithin } from '../observation/PlaceWithin.tsx'
import { OrganizationPicker } from '../../organization/organization/OrganizationPicker.tsx'
import { ChosenList } from '../../kernel/ui/ChosenList.tsx'
import type { Problems } from '../../kernel/relay/useMutation.ts'
import { useViewer } from '../../kernel/shell/viewer.ts'
import { Field, SelectField } from '../../kernel/ui/Field.tsx'
import { Notice } from '../../kernel/ui/Notice.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { SharingFields } from '../../people/view/SharingFields.tsx'
import { problemsOf, type ReportDraft } from './reportDraft.ts'
import { FieldGrid } from '../../kernel/ui/FieldGrid.tsx'
import { SectionForm, type SectionFormProps } from '../../kernel/ui/SectionForm.tsx'

interface ReportFormProps extends Omit<SectionFormProps, 'onSubmit' | 'children'> {
  query: ReportForm_query$key
  initial: ReportDraft
  onSubmit: (draft: ReportDraft) => void
}

const most = 12

/** Everything that a report says. */
export function ReportForm({ query, initial, problems: refused, onSubmit, ...form }: ReportFormProps) {
  const { metrics: found } = useFragment(
    graphql`
      fragment ReportForm_query on Query {
        metrics(first: 100, filter: { status: { eq: ACTIVE } }) {
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
  const mayShare = useViewer()?.capabilities.includes('views.share')
  const [draft, setDraft] = useState(initial)
  const [own, setOwn] = useState<Problems>({})
  const problems = Object.keys(own).length ? own : refused
  const metrics = found.edges.map(({ node }) => ({ key: node.id, name: node.name }))
  const set = (more: Partial<ReportDraft>) => setDraft((before) => ({ ...before, ...more }))
  const send = () => {
    const missing = problemsOf(draft)
    setOwn(missing)
    if (!Object.keys(missing).length) onSubmit(draft)
  }
  return (
    <SectionForm {...form} problems={problems} onSubmit={send}>
      <Section title="What it is">
        <FieldGrid inset>
          <Field
            label="Name"
            required
            autoFocus={!initial.name}
            maxLength={120}
            value={draft.name}
            problem={problems.name}
            onChange={(event) => set({ name: event.target.value })}
          />
          <SelectField
            label="Shown first"
            value={draft.shownAs}
            onChange={(event) => set({ shownAs: event.target.value as ReportDraft['shownAs'] })}
          >
            <option value="TABLE">As a table</option>
            <option value="LINE">As lines</option>
          </SelectField>
          <OrganizationPicker
            label="Organization"
            required
            value={draft.organization}
            problem={problems.scope ?? problems['scope.organizationId']}
            help="With all below it."
            onChange={(organization) => set({ organization, within: null })}
          />
          <PlaceWithin
            organizationId={draft.organization?.id}
            value={draft.within}
            onChange={(within) => set({ within })}
          />
        </FieldGrid>
      </Section>
      <Section title="Metrics" about={`Up to ${most}, in their order.`}>
        <Box sx={{ p: 3 }}>
          {problems.metricIds ? <Notice role="alert">{problems.metricIds}</Notice> : null}
          <ChosenList
            of="metrics"
            data={metrics}
            chosen={draft.metricIds}
            most={most}
            onChange={(metricIds) => set({ metricIds })}
          />
        </Box>
      </Section>
      <Section title="Time">
        <FieldGrid inset>
          <SelectField
            label="Periods"
            value={draft.grain}
            onChange={(event) => set({ grain: event.target.value as Grain })}
          >
            {grains.map((grain) => (
              <option key={grain} value={grain}>
                By {grainsAbout[grain].one}
              </option>
            ))}
          </SelectField>
          <SelectField
            label="Of when"
            value={draft.isRelative ? 'last' : 'days'}
            onChange={(event) => set({ isRelative: event.target.value === 'last' })}
          >
            <option value="last">The last that have closed</option>
            <option value="days">From a day to another</option>
          </SelectField>
          {draft.isRelative ? (
            <Field
              label={`How many ${grainsAbout[draft.grain].many}`}
              required
              inputMode="numeric"
              value={draft.periods}
              problem={problems['range.periods']}
              help="It goes along: each time the latest are shown. At most 500."
              onChange={(event) => set({ periods: event.target.value })}
            />
          ) : (
            <>
              <Field
                label="First day"
                type="date"
                required
                value={draft.fromDay}
                problem={problems['range.days.fromDay']}
                onChange={(event) => set({ fromDay: event.target.value })}
              />
              <Field
                label="Last day"
                type="date"
                required
                value={draft.toDay}
                problem={problems['range.days.toDay']}
                onChange={(event) => set({ toDay: event.target.value })}
              />
            </>
          )}
        </FieldGrid>
      </Section>
      {mayShare ? (
        <Section title="For whom" about="Whoever opens a shared report sees in it what they may read.">
          <FieldGrid inset>
            <SharingFields value={draft.sharing} onChange={(sharing) => set({ sharing })} problems={problems} />
          </FieldGrid>
        </Section>
      ) : null}
    </SectionForm>
  )
}
