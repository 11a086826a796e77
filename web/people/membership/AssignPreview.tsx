import { language } from '../../kernel/messages/language.ts'
import Box from '@mui/material/Box'
import { graphql } from 'react-relay'
import type { AssignPreviewQuery } from '../../__generated__/AssignPreviewQuery.graphql.ts'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'
import { Ghost } from '../../kernel/ui/Ghost.tsx'
import { Notice } from '../../kernel/ui/Notice.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { Table } from '../../kernel/ui/Table.tsx'
import { alike } from './alike.ts'
import type { Chosen } from './PeoplePicker.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query AssignPreviewQuery($userIds: [ID!]!, $organizationId: ID!, $departmentId: ID, $groupId: ID, $accessLevel: AccessLevel, $startsAt: DateTime, $endsAt: DateTime) {
    previewMemberships(
      userIds: $userIds
      organizationId: $organizationId
      departmentId: $departmentId
      groupId: $groupId
      accessLevel: $accessLevel
      startsAt: $startsAt
      endsAt: $endsAt
    ) {
      permission {
        allowed
        reason
      }
      people {
        problem
        permissions {
          purpose
          beforeText
          afterText
          isChanged
        }
      }
    }
  }
`

const atMost = 20
const list = new Intl.ListFormat(language)

interface AssignPreviewProps {
  people: readonly Chosen[]
  input: Omit<AssignPreviewQuery['variables'], 'userIds'> | null
}

/** What each person will be able to do there that they can't do now. */
export function AssignPreview({ people, input }: AssignPreviewProps) {
  const shown = people.slice(0, atMost)
  const { data, failure, isCurrent } = useLookUp<AssignPreviewQuery>(
    query,
    input && shown.length ? { ...input, userIds: shown.map(({ id }) => id) } : null,
  )
  const preview = data?.previewMemberships
  const reason = failure ?? (preview && !preview.permission.allowed ? preview.permission.reason : undefined)
  return (
    <Section
      title={t.whatTheyWillBeAbleTo}
      about={people.length > atMost ? t.ofTheFirstThatAreChosen({ atMost }) : t.atThatOrganizationBeforeAndAfter}
    >
      <Box aria-busy={!isCurrent && shown.length > 0} aria-live="polite" sx={{ p: 3, display: 'grid', gap: 2 }}>
        {reason ? <Notice role="alert">{reason}</Notice> : null}
        {!shown.length ? <Box sx={{ color: 'text.secondary' }}>{t.choosePeopleAndThisShowsWhat}</Box> : null}
        {shown.length && input && !preview && !failure ? <Ghost style={{ height: 80 }} /> : null}
        {alike(preview?.people ?? [], people).map(({ names, problem, changes }) => (
          <div key={names.join()}>
            <b>{list.format(names)}</b>
            {problem ? <span style={{ color: 'var(--ops-late)' }}> {t.cantBeAssigned({ problem })}</span> : null}
            {problem || changes.length ? null : ` ${t.canDoAllOfThatAlready}`}
            {changes.length ? (
              <Table
                caption={t.whatChangesFor({ format: list.format(names) })}
                columns={[t.now, t.then, t.whatTheyMayDoSo]}
              >
                {changes.map(({ before, after, purposes }) => (
                  <tr key={`${before} ${after}`} style={{ verticalAlign: 'top' }}>
                    <td style={{ color: 'var(--ops-ink-2)' }}>{before}</td>
                    <td style={{ fontWeight: 550 }}>{after}</td>
                    <td>
                      <ul style={{ margin: 0, paddingInlineStart: 16 }}>
                        {purposes.map((purpose) => (
                          <li key={purpose}>{purpose}</li>
                        ))}
                      </ul>
                    </td>
                  </tr>
                ))}
              </Table>
            ) : null}
          </div>
        ))}
      </Box>
    </Section>
  )
}
