import Box from '@mui/material/Box'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import type { OwnReports_reports$key } from '../../__generated__/OwnReports_reports.graphql.ts'
import type { OwnReportsMutation } from '../../__generated__/OwnReportsMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { announce } from '../../kernel/ui/announce.ts'
import { Section } from '../../kernel/ui/Section.tsx'
import { SortableItem } from '../../kernel/ui/SortableItem.tsx'
import { ReportItem } from './ReportItem.tsx'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation OwnReportsMutation($input: ReorderSavedReportsInput!) {
    result: reorderSavedReports(input: $input) {
      ... on ReorderSavedReportsSuccess {
        reports {
          id
        }
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

/** One's own reports, put in another order by their grips. */
export function OwnReports({ reports: key }: { reports: OwnReports_reports$key }) {
  const reports = useFragment(
    graphql`
      fragment OwnReports_reports on SavedReport @relay(plural: true) {
        id
        name
        ...ReportItem_report
      }
    `,
    key,
  )
  const [arrange] = useMutation<OwnReportsMutation>(mutation)
  const { revalidate } = useRevalidator()
  // What was moved stands there at once, until the list is another one.
  const [order, setOrder] = useState<{ of: string; ids: readonly string[] }>()
  const of = reports.map(({ id }) => id).join()
  const shown = order?.of === of ? order.ids.flatMap((id) => reports.filter((one) => one.id === id)) : reports
  async function move(from: number, to: number) {
    const ids = shown.map(({ id }) => id)
    ids.splice(to, 0, ...ids.splice(from, 1))
    setOrder({ of, ids })
    announce(t.isOf({ name: shown[from]!.name, value: to + 1, length: ids.length }))
    const { problems } = await arrange({ savedReportIds: ids })
    if (!problems) return
    setOrder(undefined)
    toast('error', t.theOrderWasNotKept, problems.input)
    void revalidate()
  }
  return (
    <Section title={t.yourReports} about={t.inTheOrderThatYouGive}>
      <Box
        component="ol"
        aria-label={t.yourReports}
        sx={{ m: 0, p: 0, listStyle: 'none', '& > li:last-child': { borderBottom: 0 } }}
      >
        {shown.map((report, i) => (
          <SortableItem
            key={report.id}
            label={report.name}
            list="reports"
            index={i}
            count={shown.length}
            onMove={(from, to) => void move(from, to)}
          >
            <ReportItem report={report} />
          </SortableItem>
        ))}
      </Box>
    </Section>
  )
}
