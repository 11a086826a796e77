import { Link, useLocation } from 'react-router-dom'
import * as t from './__generated__/messages.ts'

interface RecordWayProps {
  action: { readonly key: string; readonly addressKey: string }
}

/** The way to a record: within the tool over it, elsewhere over the board. */
export function RecordWay({ action: { key, addressKey } }: RecordWayProps) {
  const { pathname, search } = useLocation()
  const tool = /^\/home\/tour\/\d+/.exec(pathname)?.[0]
  return (
    <Link to={tool ? { pathname: `${tool}/record/${addressKey}`, search } : `/home/record/${addressKey}`}>
      {t.open({ key })}
    </Link>
  )
}
