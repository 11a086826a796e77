import Box from '@mui/material/Box'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ReportForm_query$key } from '../../__generated__/ReportForm_query.graphql.ts'
import { grains, type Grain } from '../metric/grains.ts'
import { PlaceWithin } from '../observation/PlaceWithin.tsx'
import { OrganizationPicker } from '../../organization/organization/OrganizationPicker.tsx'
import { ChosenList } from '../../kernel/ui/ChosenList.tsx'
import type { Problems } from '../../kernel/relay/useMutation.ts'
import { useViewer } from '../../kernel/shell/viewer.ts'
import { useDraftState } from '../../kernel/draft/useDraft.ts'
import { Field, SelectField } from '../../kernel/ui/Field.tsx'
import { Notice } from '../../kernel/ui/Notice.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { SharingFields } from '../../people/view/SharingFields.tsx'
import { problemsOf, type ReportDraft } from './reportDraft.ts'
import { FieldGrid } from '../../kernel/ui/FieldGrid.tsx'
import { SectionForm, type SectionFormProps } from '../../kernel/ui/SectionForm.tsx'
import * as t from './__generated__/messages.ts'

interface ReportFormProps extends Omit<SectionFormProps, 'onSubmit' | 'children'> {
  query: ReportForm_query$key
  initial: ReportDraft
  onSubmit: (draft: ReportDraft) => void
}

const most = 12

/** Everything that a report says. */
export function ReportForm({ query, initial, draft, problems: refused, onSubmit, ...form }: ReportFormProps) {
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
  const [report, setReport] = useDraftState(draft, 'report', initial)
  const [own, setOwn] = useState<Problems>({})
  const problems = Object.keys(own).length ? own : refused
  const metrics = found.edges.map(({ node }) => ({ key: node.id, name: node.name }))
  const set = (more: Partial<ReportDraft>) => setReport((before) => ({ ...before, ...more }))
  const send = () => {
    const missing = problemsOf(report)
    setOwn(missing)
    if (!Object.keys(missing).length) onSubmit(report)
  }
  return (
    <SectionForm {...form} draft={draft} problems={problems} onSubmit={send}>
      <Section title={t.whatItIs}>
        <FieldGrid inset>
          <Field
            label={t.name}
            required
            autoFocus={!initial.name}
            maxLength={120}
            value={report.name}
            problem={problems.name}
            onChange={(event) => set({ name: event.target.value })}
          />
          <SelectField
            label={t.shownFirst}
            value={report.shownAs}
            onChange={(event) => set({ shownAs: event.target.value as ReportDraft['shownAs'] })}
          >
            <option value="TABLE">{t.asATable}</option>
            <option value="LINE">{t.asLines}</option>
          </SelectField>
          <OrganizationPicker
            label={t.organization}
            required
            value={report.organization}
            problem={problems.scope ?? problems['scope.organizationId']}
            help={t.withAllBelowIt}
            onChange={(organization) => set({ organization, within: null })}
          />
          <PlaceWithin
            organizationId={report.organization?.id}
            value={report.within}
            onChange={(within) => set({ within })}
          />
        </FieldGrid>
      </Section>
      <Section title={t.metrics} about={t.upToInTheirOrder({ most })}>
        <Box sx={{ p: 3 }}>
          {problems.metricIds ? <Notice role="alert">{problems.metricIds}</Notice> : null}
          <ChosenList
            of="metrics"
            data={metrics}
            chosen={report.metricIds}
            most={most}
            onChange={(metricIds) => set({ metricIds })}
          />
        </Box>
      </Section>
      <Section title={t.time}>
        <FieldGrid inset>
          <SelectField
            label={t.periods}
            value={report.grain}
            onChange={(event) => set({ grain: event.target.value as Grain })}
          >
            {grains.map((grain) => (
              <option key={grain} value={grain}>
                {t.by({ grain })}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={t.ofWhen}
            value={report.isRelative ? 'last' : 'days'}
            onChange={(event) => set({ isRelative: event.target.value === 'last' })}
          >
            <option value="last">{t.theLastThatHaveClosed}</option>
            <option value="days">{t.fromADayToAnother}</option>
          </SelectField>
          {report.isRelative ? (
            <Field
              label={t.howMany({ grain: report.grain })}
              required
              inputMode="numeric"
              value={report.periods}
              problem={problems['range.periods']}
              help={t.itGoesAlongEachTimeThe}
              onChange={(event) => set({ periods: event.target.value })}
            />
          ) : (
            <>
              <Field
                label={t.firstDay}
                type="date"
                required
                value={report.fromDay}
                problem={problems['range.days.fromDay']}
                onChange={(event) => set({ fromDay: event.target.value })}
              />
              <Field
                label={t.lastDay}
                type="date"
                required
                value={report.toDay}
                problem={problems['range.days.toDay']}
                onChange={(event) => set({ toDay: event.target.value })}
              />
            </>
          )}
        </FieldGrid>
      </Section>
      {mayShare ? (
        <Section title={t.forWhom} about={t.whoeverOpensASharedReportSees}>
          <FieldGrid inset>
            <SharingFields value={report.sharing} onChange={(sharing) => set({ sharing })} problems={problems} />
          </FieldGrid>
        </Section>
      ) : null}
    </SectionForm>
  )
}
