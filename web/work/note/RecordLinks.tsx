import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { LinkKind, RecordLinks_action$key } from '../../__generated__/RecordLinks_action.graphql.ts'
import { withParams } from '../../kernel/ui/address.ts'
import { useSearch } from '../../kernel/ui/useSearch.ts'

interface RecordLinksProps {
  action: RecordLinks_action$key
  /** Those that were made because of this one, or those that this one was made because of. */
  kind: LinkKind
}

/** The records that this one has to do with, each leading to its popup. */
export function RecordLinks({ action: key, kind }: RecordLinksProps) {
  const { links } = useFragment(
    graphql`
      fragment RecordLinks_action on Action {
        links {
          kind
          record {
            key
            addressKey
            title
            stateName
          }
        }
      }
    `,
    key,
  )
  const [search] = useSearch()
  return links
    .filter((link) => link.kind === kind)
    .map(({ record }) => (
      <div key={record.key}>
        <Link to={{ pathname: `../record/${record.addressKey}`, search: String(withParams(search, { panel: null })) }}>
          {record.key} {record.title}
        </Link>
        , {record.stateName}
      </div>
    ))
}
