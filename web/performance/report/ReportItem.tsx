import Box from '@mui/material/Box'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { ReportItem_report$key } from '../../__generated__/ReportItem_report.graphql.ts'
import { inRoot } from '../../kernel/ui/inRoot.ts'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { ReportActions } from './ReportActions.tsx'
import { rangeText, reportPath, scopeText } from './reportWords.ts'
import * as t from './__generated__/messages.ts'

/** A report in the list: what it is of, of when, and which metrics. */
export function ReportItem({ report: key }: { report: ReportItem_report$key }) {
  const report = useFragment(
    graphql`
      fragment ReportItem_report on SavedReport {
        id
        name
        rootName
        grain
        periods
        fromDay
        toDay
        isMine
        isShared
        ownerName
        scope {
          kind
          name
        }
        metrics {
          name
        }
        ...ReportActions_report
      }
    `,
    key,
  )
  const metrics = report.metrics.map(({ name }) => name).join(', ')
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2 }}>
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 1 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 1, alignItems: 'baseline' }}>
          <Box component={Link} to={reportPath(report.id)} sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>
            {inRoot(report)}
          </Box>
          {report.isShared ? <Tag>{report.isMine ? t.shared : t.from({ ownerName: report.ownerName })}</Tag> : null}
        </Box>
        <Box
          sx={{ color: 'text.secondary', fontSize: 12, lineHeight: '16px' }}
        >{`${scopeText(report.scope)} · ${rangeText(report)}`}</Box>
        <Box
          title={metrics}
          sx={{
            color: 'text.secondary',
            fontSize: 12,
            lineHeight: '16px',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {metrics || t.youReadNoneOfItsMetrics}
        </Box>
      </Box>
      <ReportActions report={report} />
    </Box>
  )
}
