import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type {
  ResponseItem_response$data,
  ResponseItem_response$key,
} from '../../__generated__/ResponseItem_response.graphql.ts'
import { withParams } from '../../kernel/ui/address.ts'
import { momentOf } from '../../kernel/ui/dates.ts'
import { Tag } from '../../kernel/ui/Tag.tsx'
import * as t from './__generated__/messages.ts'

const words: Record<string, string> = {
  CHECKLIST: t.checklist,
  SOP: t.sopRead,
  ASSOCIATION: t.request,
  PRACTICE: t.practice,
}

/** Where what it is about is opened. */
function addressOf({ kind, title, recordAddressKey, sopId, practice }: ResponseItem_response$data) {
  if (practice) {
    const { organizationId: organization, departmentId: department, groupId: group } = practice
    return `/bestpractices?${withParams(new URLSearchParams(), { organization, department, group, area: title })}`
  }
  if (kind === 'CHECKLIST' && recordAddressKey) return `/home/record/${recordAddressKey}`
  return kind === 'SOP' && sopId ? `/tasks/sop/${sopId}` : '/userorgassocoation'
}

/** Something that came back; it opens what it is about. */
export function ResponseItem({ response: key }: { response: ResponseItem_response$key }) {
  const response = useFragment(
    graphql`
      fragment ResponseItem_response on Response {
        kind
        at
        title
        detail
        person
        organization
        failedCount
        recordAddressKey
        sopId
        practice {
          organizationId
          departmentId
          groupId
        }
      }
    `,
    key,
  )
  const { kind, at, title, detail, person, organization, failedCount } = response
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '92px minmax(0, 1fr) auto' },
        columnGap: 3,
        rowGap: 0.5,
        px: 3,
        py: 2,
        borderBottom: '1px solid var(--ops-line-2)',
        '&:last-child': { borderBottom: 0 },
      }}
    >
      <Typography variant="body2" color="textSecondary">
        {words[kind] ?? kind}
      </Typography>
      <Box sx={{ minWidth: 0 }}>
        <Link to={addressOf(response)}>{title}</Link>{' '}
        {failedCount ? (
          <Tag style={{ color: 'var(--ops-late)', borderColor: 'var(--ops-late)' }}>{t.failed({ failedCount })}</Tag>
        ) : null}
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {detail}
        </Typography>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ textAlign: { sm: 'right' } }}>
        {[person, organization].filter(Boolean).join(' · ')}
        <br />
        <time dateTime={at}>{momentOf(at)}</time>
      </Typography>
    </Box>
  )
}
