import Box from '@mui/material/Box'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { MaturitySection_board$key } from '../../__generated__/MaturitySection_board.graphql.ts'
import { withParams } from '../../kernel/ui/address.ts'
import { Section } from '../../kernel/ui/Section.tsx'
import { Table } from '../../kernel/ui/Table.tsx'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { MaturityBar } from './MaturityBar.tsx'
import { useSearch } from '../../kernel/ui/useSearch.ts'
import * as t from './__generated__/messages.ts'

/** How far each department is, by best practice's names; each number opens what it counts. */
export function MaturitySection({ board }: { board: MaturitySection_board$key }) {
  const { place, areas, industry, peersOf, peersReason, organizationId, departmentId, groupId } = useFragment(
    graphql`
      fragment MaturitySection_board on PracticeBoard {
        place
        organizationId
        departmentId
        groupId
        peersOf
        peersReason
        industry {
          organization
          naics {
            code
            title
            revision
          }
        }
        areas {
          id
          name
          isOwn
          features
          answered
          inPlace
          notApplicable
          gaps
          requiredGaps
          maturity
          stage
        }
      }
    `,
    board,
  )
  const [search] = useSearch()
  const chosen = search.get('area')?.split(',') ?? []
  const rowsOf = (area: string, more: { show?: string; level?: string } = {}) => {
    const given = { organization: organizationId, department: departmentId, group: groupId, area, ...more }
    return `/bestpractices?${withParams(new URLSearchParams(), given)}`
  }
  const count = (number: number, area: string, what: string, more: { show?: string; level?: string }) =>
    number ? (
      <Link to={rowsOf(area, more)} aria-label={t.in({ count: number, what, area })} style={{ color: 'inherit' }}>
        {number}
      </Link>
    ) : (
      number
    )
  const method = [
    t.ofWhatIsAnsweredAndApplies,
    industry
      ? t.solutionsAreThoseStandardForThe({
          join: industry.naics
            .map(({ code, title, revision }) => t.naics({ revision: String(revision), code, title }))
            .join(', '),
          organization: industry.organization,
        })
      : t.noIndustryIsSetHereOr,
    peersOf ? t.peersRounded({ peers: peersOf }) : '',
    peersReason ? `${peersOf ? t.whereNoShareOfPeersIs : t.noShareOfPeersIsTold}: ${peersReason}` : '',
  ].filter(Boolean)
  return (
    <Section title={t.maturityOf({ place })}>
      <Table
        caption={t.maturityOfByDepartment({ place })}
        columns={[
          t.department,
          t.maturity,
          { label: t.answered, number: true },
          { label: t.inPlace, number: true },
          { label: t.gaps, number: true },
          { label: t.requiredGaps, number: true },
        ]}
      >
        {areas.map(
          ({ id, name, isOwn, features, answered, inPlace, notApplicable, gaps, requiredGaps, maturity, stage }) => (
            <tr key={id}>
              <th scope="row" style={{ fontWeight: chosen.includes(name) ? 650 : 550 }}>
                <Link to={rowsOf(name)}>{name}</Link> {isOwn ? <Tag className="planned">{t.thisDepartment}</Tag> : null}
              </th>
              <td className="whole" style={{ minWidth: 220, width: '40%' }}>
                <MaturityBar maturity={maturity} stage={stage} />
              </td>
              <td className="number" title={notApplicable ? t.ofThemDoNotApply({ notApplicable }) : undefined}>
                {answered ? count(answered, name, t.answered2, { show: 'answered' }) : t.none}
                {answered ? t.of({ features }) : null}
              </td>
              <td className="number">{answered ? count(inPlace, name, t.inPlace2, { show: 'done' }) : ''}</td>
              <td className="number">{answered ? count(gaps, name, t.gapsOf, { show: 'gaps' }) : ''}</td>
              <td className="number" style={{ color: requiredGaps ? 'var(--ops-late)' : undefined }}>
                {answered ? count(requiredGaps, name, t.requiredGaps2, { show: 'gaps', level: 'REQUIRED' }) : ''}
              </td>
            </tr>
          ),
        )}
      </Table>
      <Box
        component="details"
        sx={{ px: 3, py: 2, '& summary': { cursor: 'pointer', color: 'text.secondary' }, '& p': { maxWidth: '90ch' } }}
      >
        <summary>{t.howThisIsWorkedOut}</summary>
        {method.map((sentence) => (
          <Box
            component="p"
            key={sentence}
            sx={{ m: 0, pt: 1, color: 'text.secondary', fontSize: 12, lineHeight: '16px' }}
          >
            {sentence}
          </Box>
        ))}
      </Box>
    </Section>
  )
}
