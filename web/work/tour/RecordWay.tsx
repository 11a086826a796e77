import { Link, useLocation } from 'react-router-dom'

/** The way to a record: within the tool over it, elsewhere over the board. */
export function RecordWay({ recordKey }: { recordKey: string }) {
  const { pathname, search } = useLocation()
  const tool = /^\/home\/tour\/\d+/.exec(pathname)?.[0]
  return (
    <Link to={tool ? { pathname: `${tool}/record/${recordKey}`, search } : `/home/record/${recordKey}`}>
      Open {recordKey}
    </Link>
  )
}
