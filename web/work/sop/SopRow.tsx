import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { SopRow_sop$key } from '../../__generated__/SopRow_sop.graphql.ts'
import { inRoot } from '../../kernel/ui/inRoot.ts'
import { Moment } from '../../kernel/ui/Moment.tsx'
import { Tag } from '../../kernel/ui/Tag.tsx'
import * as t from './__generated__/messages.ts'

/** An SOP in the list. */
export function SopRow({ sop: key }: { sop: SopRow_sop$key }) {
  const { id, name, rootName, status, current, draft, taskItems } = useFragment(
    graphql`
      fragment SopRow_sop on Sop {
        id
        name
        rootName
        status
        current {
          number
          publishedAt
          acknowledgementCount
          viewerAcknowledgedAt
        }
        draft {
          number
        }
        taskItems {
          name
        }
      }
    `,
    key,
  )
  const quiet = (text: string) => <span style={{ color: 'var(--ops-ink-3)' }}>{text}</span>
  return (
    <tr>
      <th scope="row">
        <Link to={`/tasks/sop/${id}`}>{inRoot({ name, rootName })}</Link>{' '}
        {draft ? <Tag className="planned">{t.draft({ nth: draft.number })}</Tag> : null}{' '}
        {status === 'INACTIVE' ? <Tag>{t.archived2}</Tag> : null}
      </th>
      <td style={{ whiteSpace: 'nowrap' }}>
        {current?.publishedAt ? (
          <>
            {t.version} {current.number}, <Moment at={current.publishedAt} />
          </>
        ) : (
          quiet(t.nothingYet)
        )}
      </td>
      <td className="number">{current?.acknowledgementCount ?? ''}</td>
      <td>{current ? current.viewerAcknowledgedAt ? t.read : <Tag>{t.toRead}</Tag> : ''}</td>
      <td>{taskItems.length ? taskItems.map((item) => item.name).join(', ') : quiet(t.none2)}</td>
    </tr>
  )
}
