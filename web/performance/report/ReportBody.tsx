import Box from '@mui/material/Box'
import { graphql, useFragment } from 'react-relay'
import type { ReportBody_report$key } from '../../__generated__/ReportBody_report.graphql.ts'
import { Empty } from '../../kernel/ui/Empty.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { ReportLines } from './ReportLines.tsx'
import { ReportTable } from './ReportTable.tsx'
import { rangeText, scopeText } from './reportWords.ts'
import * as t from './__generated__/messages.ts'

/** What a report is of, its lines and its table; which comes first is the report's. */
export function ReportBody({ report: key }: { report: ReportBody_report$key }) {
  const report = useFragment(
    graphql`
      fragment ReportBody_report on SavedReport {
        grain
        periods
        fromDay
        toDay
        shownAs
        isMine
        isShared
        ownerName
        scope {
          kind
          name
        }
        table {
          timeZone
          scope {
            kind
            name
          }
          rows {
            __typename
          }
        }
        ...ReportLines_report
        ...ReportTable_report
      }
    `,
    key,
  )
  const about = [
    scopeText(report.table?.scope ?? report.scope),
    report.table && !report.scope && t.whatYouCanSeeOfIt,
    rangeText(report),
    report.table && t.byTheClockOf({ timeZone: report.table.timeZone }),
  ]
    .filter(Boolean)
    .join(' · ')
  const parts = [<ReportTable key="table" report={report} />, <ReportLines key="lines" report={report} />]
  return (
    <Scroll wide>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 3,
          rowGap: 1,
          color: 'text.secondary',
        }}
      >
        <span>{about}</span>
        <Tag>
          {report.isShared ? (report.isMine ? t.shared : t.from({ ownerName: report.ownerName })) : t.onlyYouSeeIt}
        </Tag>
      </Box>
      {report.table?.rows.length ? (
        report.shownAs === 'LINE' ? (
          parts.toReversed()
        ) : (
          parts
        )
      ) : (
        <Section title={t.notForYouToRead}>
          <Empty>{report.scope ? t.youHaveNoAccessToIts : t.youHaveNoAccessToWhat}</Empty>
        </Section>
      )}
    </Scroll>
  )
}
